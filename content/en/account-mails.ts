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
    'Wasn’t you? Set a new password at once with "Forgot your password?" on the sign-in page, then tell us at {email}.',
  'changed.button': 'Go to Sign-in',
  'changed.footnote': 'We always send this email when a password is changed.',

  'attacked.subject': 'Someone is trying to guess your password at {brand}',
  'attacked.title': 'Someone is trying to guess your password',
  'attacked.text':
    'Someone has typed a wrong password for your account many times. They haven’t got in, and we have stopped them for a while.',
  'attacked.you':
    'You can still sign in on a device you have used before. On a new device you may have to wait up to 15 minutes.',
  'attacked.advice':
    'If your password is short or you use it elsewhere, set a new one with "Forgot your password?" on the sign-in page. Was it you who forgot it? Then do the same. Questions: {email}.',
  'attacked.button': 'Go to Sign-in',
  'attacked.footnote': 'We send this email at most once a day, as long as it goes on.',
} satisfies AccountMailTexts
