/** Why the desk belongs on a phone, and how it gets there. */
export const install = {
  'install.title': 'Meja depan di ponselmu.',
  'install.voice': 'Ready when they are.',
  'install.text': 'Bergetar saat ada yang menulis, hanya pada jam buka. Kami tidak mengirim hal lain.',
  'install.arrival': 'Orang baru menulis',
  'install.reminder': 'Lima menit belum dijawab',
  'install.due': 'Janji yang hampir tiba',
  'install.go': 'Pasang dan nyalakan',
  'install.ios.1': 'Ketuk Bagikan di bilah Safari.',
  'install.ios.2': 'Pilih Tambah ke Layar Utama.',
  'install.ios.3': 'Buka dari ikonnya, lalu nyalakan notifikasi di Pengaturan.',
}

export type InstallTexts = Record<keyof typeof install, string>
