/** Words that mean the same to a school, in both languages: a stem with * stands for all words that begin with it. */
const CONCEPTS: Record<string, string> = {
  money:
    'biaya* harga* bayar* murah* mahal* tarif* ongkos* spp cicil* nyicil* angsur* budget* dana duit rate fee* price* pricelist cost* tuition cheap* expensive* afford* pay payment* paid installment* quot* rupiah juta ribu dp investasi nominal invoice',
  time: 'jadwal* schedule* timetable jam hari pagi siang sore malam malem weekend weekday* minggu sabtu senin selasa rabu kamis jumat monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night* durasi duration hour* menit minute* batch intake pertemuan sesi session* buka tutup open opening mulai start* begin* kapan when libur holiday*',
  level: 'level* placement penempatan dites tes test* pretest assess* a1 a2 b1 b2 c1 cefr intermediate',
  exam: 'ielts toefl toeic cambridge fce cae cpe ujian exam* skor score* band beasiswa scholarship* lpdp itp ibt mock simulasi tryout',
  company:
    'perusahaan* company companies corporate korporat* kantor office* karyawan pegawai staff* staf employee* tim team* department* divisi departemen hrd hr inhouse pelatihan training bisnis business instansi klien client* manager* pt',
  interpret: 'interpret* juru penerjemah* translator* terjemah* simultan* konsekutif consecutive whisper*',
  teacher: 'guru* pengajar* teacher* trainer* tutor* instructor* native bule mentor',
  place:
    'lokasi* alamat* address* location* cabang* branch* dimana dmn where* maps parkir* park* kota city cities jakarta bandung surabaya bali medan bekasi depok bogor semarang deket dekat near* stasiun station',
  refund:
    'garansi* guarantee* refund* balik* kembali* hangus cancel* batal* pembatalan money-back jaminan* satisfied puas',
  promo: 'promo* diskon* discount* bonus* potongan* voucher* kupon coupon offer* cashback hemat',
  paper:
    'brosur* brochure* proposal* dokumen* document* pdf katalog* compro login password akun account* unduh download* otp',
  join: 'daftar* register* registration enrol* enroll* sign join* gabung* ikut* trial* percobaan cobain formulir form book* booking slot',
  person:
    'admin* orang* human* person* someone somebody cs staf* agent* hubungi* telepon* telp* call* phone* whatsapp nomor* contact* kontak* email* manusia sambung* konsultasi* consult* robot bot hotline',
  age: 'umur* usia* age* old tahun year* anak* kid* child* remaja* teen* lansia* senior* tua dewasa adult* minimal* maksimal* smp sma sd',
  school:
    'sekolah* school* akademi* academy langkah lembaga* berdiri* founded history sejarah* alumni* testimoni* review* visi misi instagram tiktok owner reputasi*',
  course:
    'kelas* class classes kursus* course* program* les lesson* belajar* kurikulum* materi* curriculum sertifikat* certificate* privat* private online offline zoom pemula* beginner*',
  grammar:
    'grammar tense* kalimat* sentence* koreksi* correct* benerin betulin perbaiki* verb* noun* preposi* article* plural passive pasif conditional* clause* gerund infinitive modal adverb*',
  word: 'arti* meaning* mean means kata* word* vocab* kosakata sinonim synonym* antonim idiom* translate* inggrisnya definisi define* istilah slang',
  sound:
    'pronounc* pronunciation* ucap* pengucapan* lafal* pelafalan* baca* dibaca bacanya sound* bunyi* accent* aksen* logat* stress silent vowel* ipa',
  practise:
    'latihan* practice* practise* practising kuis* quiz* soal* role roleplay ngobrol* conversation* percakapan* dialog* simulasi* game* exercise* drill* interview* speaking',
  thanks: 'makasih* terima thanks thank tengkyu bye dadah pamit goodbye',
  hello: 'halo* hai hi hello hey assalamualaikum pagi selamat permisi',
}

const exact = new Map<string, string>()
const stems: [string, string][] = []
for (const [concept, words] of Object.entries(CONCEPTS)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) stems.push([word.slice(0, -1), concept])
    else exact.set(word, concept)
  }
}

/** What a word is about, if it is one of these. */
export const conceptOf = (word: string): string | undefined =>
  exact.get(word) ?? stems.find(([stem]) => word.startsWith(stem))?.[1]
