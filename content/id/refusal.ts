/** Loaded only when it is shown. */
export const texts = {
  'refusal.now': 'Data itu belum bisa kami terima.',
  'refusal.later': 'Pendaftaran atas nama “{name}” belum bisa kami terima.',
  'refusal.none': 'Terima kasih, {name}: formulirmu sudah terkirim. Kami akan segera menghubungimu.',
  'refusal.fields': 'Periksa lagi {fields}, lalu kirim sekali lagi, ya.',
  'refusal.all': 'Periksa lagi isinya, lalu kirim sekali lagi, ya.',
  'refusal.long': 'Isinya terlalu panjang. Persingkat dulu, lalu kirim sekali lagi, ya.',
  'refusal.blocked': 'Muat ulang halaman ini, lalu isi formulirnya sekali lagi, ya.',
  'refusal.field.name': 'nama',
  'refusal.field.email': 'e-mail',
  'refusal.field.phone': 'nomor telepon',
  'refusal.field.city': 'kota',
  'refusal.field.type': 'jenis pendaftar',
  'refusal.field.companyName': 'nama perusahaan',
  'refusal.field.companySize': 'jumlah karyawan',
  'refusal.field.industry': 'bidang usaha',
  'refusal.field.startDate': 'tanggal mulai',
  'refusal.field.program': 'program',
}

export type RefusalTexts = Record<keyof typeof texts, string>
