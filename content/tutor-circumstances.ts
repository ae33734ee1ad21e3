import type { WordClasses } from '../domain/shared/frames.ts'
import { places } from './tutor-places.ts'

/**
 * What visitors ask of the school that depends on where they live, when they have time, who they are or how they pay, as frames
 * (domain/shared/frames.ts), in one spelling (english/language/slang.ts). The name is that of the answer in `tutor-details.ts`.
 */
export const circumstances = {
  'place': `
    … @in @region? @place … @held …
    … @held … @in @region? @place …
    … @branch @in? @place …`,
  'weekend': `
    … @class … @weekend …
    … @weekend … @class …
    @and? @on? @weekend @asked? @asked?`,
  'evening': `
    … @class … @evening …
    … @evening … @class …
    @and? @on? evenings|malam|the_evening @asked? @asked?`,
  'child': `
    … @class … @child … @grade …
    … @child @grade … @class|@can …
    … untuk|for @child? @grade …`,
  'time.zone': `
    … beda|selisih waktu|jam …
    … beda|selisih @number jam …
    … wit|wita|wib|time_zone|time_zones|timezone …
    … hour|hours ahead|behind …`,
  'connection': `
    … @signal … @weak …
    … @weak @signal …`,
  'patience': `
    … @teachers … @manner gak|kan|kah|ya|or|apa …
    … @teachers … @manner
    … are|is @teachers … @manner …`,
  'payment': `
    … @pay … @way …
    … @way … @pay …`,
  'makeup': `
    … @absent … @class …
    … @class … @absent …`,
  'access': `
    … @impaired … @class|@can …
    … @class|@can … @impaired …`,
}

export const circumstanceWords: WordClasses = {
  place: [...places].map((name) => name.replaceAll(' ', '_')).join(' '),
  in: 'di ke in at from dari sekitar daerah dekat near',
  region: 'kota daerah kabupaten desa pulau the',
  branch: 'cabang branch branches kantor office alamat lokasi',
  class: 'kelas kursus les lesnya jadwal class classes course courses lesson lessons schedule schedules',
  held: '@class ada buka @branch online daring offline tatap_muka bisa boleh problem masalah available tersedia ikut',
  weekend: 'weekend weekends minggu saturday saturdays sunday sundays akhir_pekan hari_minggu',
  evening: 'malam sore maghrib evening evenings night nights after_work pulang_kerja after_six',
  and: 'and kalau what_about how_about gimana_kalau terus atau or only',
  on: 'on di hari at in the during',
  asked: 'gimana ada gak bisa ya kak miss class kelas',
  child: 'anak kids kid child children putra putri keponakan adik son daughter my_son my_daughter',
  grade: 'sd smp tk paud mi mts elementary primary kindergarten junior_high elementary_school primary_school',
  can: 'bisa boleh ikut can may join could',
  number: '1 2 3 satu dua tiga sejam one two three',
  signal: 'sinyal sinyalnya koneksi koneksinya internet internetnya signal connection kuota wifi jaringan jaringannya',
  weak: 'jelek lemot lambat susah putus buruk bad slow weak poor terbatas unstable gak_stabil hilang_timbul',
  teachers:
    'guru gurumu pengajar pengajarmu your_teachers your_teacher the_teachers the_teacher your_tutors your_trainers',
  manner: 'sabar galak ramah killer patient friendly kind strict baik',
  pay: 'bayar dibayar membayar pembayaran pay payment pays paid',
  way: `
    transfer tunai cash qris kartu panen gajian belakangan later dp uang_muka per_bulan tiap_bulan setiap_bulan bulanan
    kredit credit_card debit every_month`,
  absent: `
    bolos absen cuti berhalangan gak_masuk gak_bisa_masuk gak_hadir gak_bisa_hadir miss_a missed reschedule make-up
    ganti_jadwal izin`,
  impaired: 'kursi_roda wheelchair disabilitas disability disabled difabel tuli tunarungu tunanetra deaf blind',
}
