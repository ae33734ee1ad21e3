import { afterEach, expect, test, vi } from 'vitest'
import { auth as en } from '../../../content/en/auth.ts'
import { auth as id } from '../../../content/id/auth.ts'
import { problemWithSignIn, problemWithSignUp } from '../../../domain/auth/account-rules.ts'
import { pageGlobals } from '../../../tests/harness/page-globals.ts'
import { accountApi } from './account-api.ts'
import { textOfFailure, textOfProblem } from './auth-failure.ts'
import { failureOfGoogle } from './google-sign-in.ts'

afterEach(() => vi.unstubAllGlobals())

const inBoth = (key: string) => [en[key as keyof typeof en], id[key as keyof typeof id]]
const toldOf = async (failing: Promise<unknown>) =>
  inBoth(
    textOfFailure(
      await failing.then(
        () => null,
        (error) => error,
      ),
    ),
  )

const REFUSALS = [
  [
    401,
    'auth.credentials',
    'Invalid email or password. If you signed up with Google, please use the “Sign in with Google” button.',
    'E-mail atau kata sandi salah. Jika mendaftar dengan Google, gunakan tombol “Masuk dengan Google”.',
  ],
  [
    403,
    'auth.disabled',
    'This account has been disabled. Please contact us.',
    'Akun ini dinonaktifkan. Silakan hubungi kami.',
  ],
  [429, 'rate.limited', 'Too many attempts. Please try again later.', 'Terlalu banyak percobaan. Coba lagi nanti.'],
  [500, 'internal', 'Something went wrong. Please try again.', 'Terjadi kesalahan. Coba lagi.'],
  [
    409,
    'auth.email_taken',
    'An account with this email already exists. Please sign in.',
    'E-mail ini sudah terdaftar. Silakan masuk.',
  ],
  [400, 'auth.password_wrong', 'Incorrect password.', 'Kata sandi salah.'],
  [400, 'auth.code_wrong', 'Incorrect code.', 'Kode salah.'],
  [401, 'auth.required', 'No user logged in', 'Kamu belum masuk'],
] as const

test.each(REFUSALS)(
  'AUTH-02 a refusal with %i and %s has its own message, in both languages',
  async (status, code, ...told) => {
    pageGlobals(() => Response.json({ error: { code, message: '' } }, { status }))
    expect(await toldOf(accountApi.signIn('sari@contoh.id', 'rahasia'))).toEqual(told)
  },
)

test('AUTH-02 AUTH-06 a call that never arrives is told as a network error', async () => {
  pageGlobals(() => Promise.reject(new TypeError('Failed to fetch')))
  const told = [
    'Network error. Please check your internet connection and try again.',
    'Koneksi bermasalah. Periksa internetmu, lalu coba lagi.',
  ]
  expect(await toldOf(accountApi.signIn('sari@contoh.id', 'rahasia'))).toEqual(told)
  expect(await toldOf(accountApi.sendOtp('sari@contoh.id'))).toEqual(told)
})

test('AUTH-01 AUTH-05 a wrong form is told what is wrong', () => {
  const told = (problem: ReturnType<typeof problemWithSignUp>) =>
    problem ? en[textOfProblem(problem) as 'auth.network'] : null
  const signUp = { email: 'sari@contoh.id', password: 'rahasia-50', repeated: 'rahasia-50' }
  expect([
    told(problemWithSignIn({ email: '', password: '' })),
    told(problemWithSignIn({ email: 'sari', password: 'rahasia-50' })),
    told(problemWithSignUp({ ...signUp, email: 'sari@contoh' })),
    told(problemWithSignUp({ ...signUp, password: 'lima5', repeated: 'lima5' })),
    told(problemWithSignUp({ ...signUp, repeated: 'rahasia-51' })),
  ]).toEqual([
    'Please fill in all fields',
    'Please enter a valid email address',
    'Please enter a valid email address',
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ])
})

test.each([
  ['account_not_linked', 'An account with this email already exists. Please sign in.'],
  ['access_denied', 'Sign-in was cancelled.'],
  ['state_mismatch', 'Something went wrong. Please try again.'],
  ['unable_to_get_user_info', 'Something went wrong. Please try again.'],
  ['BANNED_USER', 'This account has been disabled. Please contact us.'],
])('AUTH-09 what Google or the auth library says as %s is told in words', (code, told) => {
  expect(inBoth(textOfFailure(failureOfGoogle(code)))[0]).toBe(told)
})
