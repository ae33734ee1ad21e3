export const texts = {
  'mailbox.title': 'Kotak surat',
  'mailbox.about':
    'Situs ini belum tersambung ke server e-mail, jadi surat yang dikirimnya tersimpan di sini. Halaman ini hanya terbuka di komputer ini, di browser yang membuka tautan dari terminal, selama mode demo.',
  'mailbox.another': 'Tautan sekali pakai untuk browser lain',
  'mailbox.empty': 'Belum ada surat. Surat pertama akan muncul di sini begitu situs mengirimnya.',
  'mailbox.back': 'Semua surat',
  'mailbox.refresh': 'Muat ulang',
  'mailbox.to': 'Kepada',
  'mailbox.sentAt': 'Dikirim',
  'mailbox.asHtml': 'Tampilan',
  'mailbox.asText': 'Sebagai teks',
  'mailbox.noSubject': '(tanpa judul)',
}

export type MailboxTexts = Record<keyof typeof texts, string>
