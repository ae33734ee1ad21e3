import type { SignupTexts } from '../id/signup.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Create an account: {brand}',
  'page.description': 'Create an account to read the brochure and the proposal of {brand}.',
  'signup.art': 'Create an account, read everything, then start learning.',
  'signup.title': 'Create your account',
  'signup.text': 'Just your email and a password. Then we’ll send you a verification code.',
  'signup.submit': 'Create account',
  'signup.busy': 'Creating account...',
  'signup.google': 'Sign up with Google',
  'signup.known': 'Already have an account?',
  'signup.login': 'Sign in',
  'signup.purpose': 'We use your email for this account only.',
  'signup.privacy': 'Privacy policy',
  'verify.art': 'A six-digit code, and you’re ready to step on.',
  'verify.back': 'Back to Signup',
  'verify.title': 'Check your inbox',
  'verify.text': 'We’ve sent a six-digit code to',
  'verify.unsent': 'Enter your code, or have one sent to',
  'verify.time': 'Code expires in:',
  'verify.resend': 'Resend Code',
  'verify.resend.busy': 'Sending...',
  'verify.send': 'Send Code',
  'verify.submit': 'Verify Email',
  'verify.busy': 'Verifying...',
  'verify.demo': 'Demo mode: you can use the code {code}.',
  'verify.done': 'Email verified successfully!',
  'verify.continue': 'One moment, we’re taking you there.',
} satisfies SignupTexts
