/** Loaded only when it must be said. */
export const texts = {
  'refusal.later':
    'Pendaftaran atas nama “{name}” belum bisa kami terima. Periksa nama, e-mail, dan nomor teleponnya, lalu isi formulirnya sekali lagi, ya.',
}

export type RefusalTexts = Record<keyof typeof texts, string>
