export const texts = {
  'consent.label': 'Pilihan privasi',
  'consent.text':
    'Boleh kami pakai Google Analytics untuk melihat halaman mana yang membantu? Tanpa nama, e‑mail, atau nomor teleponmu, dan bisa kamu ubah di bagian bawah halaman.',
  'consent.now.granted': 'Pilihanmu sekarang: boleh.',
  'consent.now.denied': 'Pilihanmu sekarang: tidak.',
  'consent.more': 'Kebijakan privasi',
  'consent.agree': 'Boleh',
  'consent.decline': 'Tidak',
  'consent.refused': 'Browsermu meminta situs untuk tidak melacak, jadi Google Analytics tetap mati.',
  'consent.close': 'Tutup',
}

export type ConsentTexts = Record<keyof typeof texts, string>
