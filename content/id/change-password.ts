/** Of the form for a new password, wherever it is shown. */
export const changePassword = {
  'account.change': 'Ganti Kata Sandi',
  'account.change.current': 'Kata sandi sekarang',
  'account.change.submit': 'Simpan Kata Sandi',
  'account.change.busy': 'Menyimpan…',
  'account.change.done': 'Kata sandimu sudah diganti. Perangkat lain sudah dikeluarkan.',
  'account.change.google':
    'Kamu masuk dengan Google, jadi akun ini belum punya kata sandi. Mau membuatnya? Kami kirim tautannya ke {email}.',
  'account.change.link': 'Kirim Tautan',
  'account.change.sent': 'Tautannya sudah dikirim. Cek kotak masukmu, ya.',
}

export type ChangePasswordTexts = Record<keyof typeof changePassword, string>
