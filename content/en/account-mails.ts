import type { AccountMailTexts } from '../id/account-mails.ts'

export const texts = {
  'code.subject': '{code} is your verification code',
  'code.title': 'Verify your email',
  'code.text': 'Type this code on the sign-up page to confirm that this address is yours.',
  'code.time': 'The code works for 10 minutes. If you ask for another one, this one stops working.',
  'code.footnote': 'You get this email because someone created an account at {brand} with this address.',
  'code.stranger': 'Wasn’t you? Just ignore this email, and don’t give the code to anyone.',

  'reset.subject': 'Set a new password at {brand}',
  'reset.title': 'Set a new password',
  'reset.text':
    'Open the link below to set a new password. After that, every device that is still signed in will be signed out.',
  'reset.time': 'The link works for one hour, and only once.',
  'reset.button': 'Set New Password',
  'reset.footnote': 'You get this email because someone asked for a new password for the account with this address.',
  'reset.stranger': 'Wasn’t you? Just ignore this email: your password hasn’t changed.',

  'changed.subject': 'Your password at {brand} has just been changed',
  'changed.title': 'Your password has been changed',
  'changed.text':
    'The password of your account has just been changed. Other devices that were signed in have been signed out.',
  'changed.stranger':
    'Wasn’t you? Set a new password at once with “Forgot your password?” on the sign-in page, then tell us at {email}.',
  'changed.button': 'Go to Sign-in',
  'changed.footnote': 'We always send this email when a password is changed.',

  'attacked.subject': 'Someone is trying to guess your password at {brand}',
  'attacked.title': 'Someone is trying to guess your password',
  'attacked.text':
    'Someone has typed a wrong password for your account many times. They haven’t got in, and we have stopped them for a while.',
  'attacked.you':
    'You can still sign in on a device you have used before. On a new device you may have to wait up to 15 minutes.',
  'attacked.advice':
    'If your password is short or you use it elsewhere, set a new one with “Forgot your password?” on the sign-in page. Was it you who forgot it? Then do the same. Questions: {email}.',
  'attacked.button': 'Go to Sign-in',
  'attacked.footnote': 'We send this email at most once a day, as long as it goes on.',

  'invitation.subject': 'You are invited to the team of {brand}',
  'invitation.title': 'Welcome to the team',
  'invitation.owner':
    'You are invited as an owner of {brand}’s front desk: you manage the team, the connections and privacy.',
  'invitation.staff': 'You are invited to the staff of {brand}: you answer future students and look after the content.',
  'invitation.text':
    'Open the link below to set a password of at least 10 characters. The link works for 3 days, and only once.',
  'invitation.button': 'Set Password',
  'invitation.footnote': 'You get this email because an owner of {brand} has invited this address.',
  'invitation.stranger': 'Don’t know us? Just ignore this email: without a password the invitation is worth nothing.',

  'twoStepOn.subject': 'Two-step sign-in at {brand} is on',
  'twoStepOn.title': 'Two-step sign-in is on',
  'twoStepOn.text':
    'From now on you need a code from your authenticator app besides your password. Other devices that were signed in have been signed out.',
  'twoStepOff.subject': 'Two-step sign-in at {brand} has just been turned off',
  'twoStepOff.title': 'Two-step sign-in is off',
  'twoStepOff.text': 'Your account is now protected by your password alone.',
  'recoveryUsed.subject': 'A recovery code of yours has just been used at {brand}',
  'recoveryUsed.title': 'A recovery code was used',
  'recoveryUsed.text':
    'Someone has signed in to your account with a recovery code. That code no longer works. Make new ones when few are left.',
  'codesGuessed.subject': 'Someone knows your password at {brand}',
  'codesGuessed.title': 'The right password, five wrong codes',
  'codesGuessed.text': 'Someone has entered your password correctly and then five wrong codes. They haven’t got in.',
  'notice.stranger':
    'Wasn’t you? Set a new password at once with “Forgot your password?” on the sign-in page, then tell us at {email}.',
  'notice.button': 'Go to Sign-in',
  'notice.footnote': 'We always send this email when something about signing in to your account changes.',
} satisfies AccountMailTexts
