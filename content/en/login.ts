import type { LoginTexts } from '../id/login.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Sign in: {brand}',
  'page.description': 'Sign in to open the brochure and the proposal of {brand}.',
  'login.art': 'One more step to the brochure and the proposal.',
  'login.title': 'Welcome back',
  'login.text': "Sign in to open our members' documents.",
  'login.submit': 'Sign in',
  'login.busy': 'Signing in...',
  'login.google': 'Sign in with Google',
  'login.forgot': 'Forgot your password?',
  'login.new': 'Don’t have an account?',
  'login.signup': 'Sign up here',
  'login.reset.title': 'Reset your password',
  'login.reset.text': 'Enter your account’s email. We’ll send you a link to set a new password.',
  'login.reset.submit': 'Send Reset Link',
  'login.reset.busy': 'Sending...',
  'login.reset.sent': 'If an account exists, a reset link has been sent.',
} satisfies LoginTexts
