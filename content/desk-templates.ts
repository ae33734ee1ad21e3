import type { MessageTemplate } from '../domain/desk/templates.ts'

/** The templates of a school that has not written its own yet. */
export const deskTemplates: readonly MessageTemplate[] = [
  {
    id: 'first',
    name: { id: 'Sapaan pertama', en: 'First hello' },
    text: {
      id: 'Halo Kak {nama}, saya {staf} dari {sekolah}. Terima kasih sudah menghubungi kami soal {program}.\n\nBoleh saya bantu atur tes penempatan gratis minggu ini?',
      en: 'Hello {name}, this is {staff} from {school}. Thank you for asking about {program}.\n\nMay I arrange a free placement test for you this week?',
    },
    isPromo: false,
  },
  {
    id: 'trial',
    name: { id: 'Tawarkan kelas coba', en: 'Offer a trial' },
    text: {
      id: 'Halo Kak {nama}, ini {staf} dari {sekolah}. Kami punya kelas coba gratis {program} di {kota}. Hari apa yang cocok untuk Kakak?',
      en: 'Hello {name}, {staff} from {school} here. We have a free trial class of {program} in {city}. Which day suits you?',
    },
    isPromo: false,
  },
  {
    id: 'remind',
    name: { id: 'Ingatkan kelas coba', en: 'Reminder of the trial class' },
    text: {
      id: 'Halo Kak {nama}, ini {staf} dari {sekolah}. Sampai jumpa di kelas coba, ya. Kalau ada perubahan, kabari saja di sini.',
      en: 'Hello {name}, {staff} from {school} here. See you at the trial class. If anything changes, just tell us here.',
    },
    isPromo: false,
  },
  {
    id: 'company',
    name: { id: 'Perusahaan: sapaan', en: 'Company: hello' },
    text: {
      id: 'Halo Bapak/Ibu {nama}, saya {staf} dari {sekolah}. Terima kasih atas minatnya pada {program} untuk tim Bapak/Ibu. Kapan waktu yang baik untuk berbicara?',
      en: 'Good day {name}, this is {staff} from {school}. Thank you for your interest in {program} for your team. When would be a good time to talk?',
    },
    isPromo: false,
  },
  {
    id: 'promo',
    name: { id: 'Promo', en: 'Promo' },
    text: {
      id: 'Halo Kak {nama}, ini {staf} dari {sekolah}. Bulan ini ada promo untuk {program}. Mau saya kirim rinciannya?',
      en: 'Hello {name}, {staff} from {school} here. This month we have an offer for {program}. Shall I send you the details?',
    },
    isPromo: true,
  },
]
