import type { Turn } from '../dialogue/turn.ts'

/** Words that make a message one to the school, whatever was talked about before. */
const SCHOOL =
  /\b(?:umur|usia|minimum age|kelas\w*|kursus\w*|les|lesnya|program\w*|daftar\w*|mendaftar|pendaftaran|biaya(?:nya)?|harga (?:kursus|kelas|les)\w*|bayar(?:nya)? (?:berapa|brp)|jadwal(?:nya)?|trial|percobaan|penempatan|placement|pengajar\w*|guru(?:nya)?|trainer\w*|lokasi\w*|alamat\w*|cabang\w*|admin|cs|hubungi|telepon|whatsapp|wa|tim (?:kalian|kamu)|course\w*|class(?:es)?|lessons? (?:cost|fee|price)|fees?|tuition|enrol\w*|register\w*|sign up|join|schedule|timetable|address|located|refund policy|guarantee|garansi|promo\w*|diskon\w*|discount\w*|brosur\w*|brochure|proposal|certificate|sertifikat\w*|sekolah (?:ini|kalian)|academy|kalian|di ?sini|your (?:team|school|office|price|prices|number|phone|email)|how much (?:is|are|does) (?:it|this|that)|pay (?:monthly|by|in|later)|instal\w*|cicil\w*|visit you|opening hours|buka jam)\b/i

const LEARNING: ReadonlySet<string> = new Set(['entry', 'reason', 'lesson', 'pair', 'word', 'phrase', 'sound', 'tip'])

/** In the middle of a lesson a message that names nothing of the school is about the lesson. */
export const isLearningOnly = ({ memory, text }: Turn): boolean =>
  LEARNING.has(memory.last?.kind ?? '') && !SCHOOL.test(text)
