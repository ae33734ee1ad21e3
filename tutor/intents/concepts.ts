/**
 * What words are about, in both languages and as people type them. A stem with * stands for all words that begin with
 * it; a word may be about several things.
 */
const ABOUT_THE_SCHOOL: Record<string, string> = {
  fee: 'biaya* harga* tarif* ongkos* spp fee fees price* pricing pricelist cost costs tuition rate rates quot* nominal* investasi* iuran charge* invoice tagihan pangkal kwitansi',
  pay: 'bayar* pembayaran* dibayar* bayarin cicil* nyicil* dicicil* angsur* diangsur installment* instalment* pay paying payment* paid transfer* dp lunas* kredit debit qris gopay ovo dana paylater rekening tunai cash',
  cheap:
    'murah* mahal* termurah terjangkau cheap* expensive* pricey afford* budget* kantong ramah hemat* ekonomis economical kemahalan pas-pasan',
  money: 'uang* duit* rupiah juta jt jutaan ribu rb ratusan perak salary gaji* umr money dollar* dolar idr rp saldo',
  free: 'gratis* free cuma-cuma complimentary',
  promo:
    'promo* diskon* discount* potongan* voucher* kupon* coupon* offer offers deal deals cashback bonus* bird earlybird keringanan* referral refer off sale special spesial flash persen percent kode cheaper dipotong',
  feast:
    'ramadan ramadhan lebaran natal kemerdekaan christmas imlek merdeka ultah birthday hardiknas valentine agustusan',
  timetable: 'jadwal* schedule* timetable* kalender calendar slot* dijadwal* jadwalin waktu* timing',
  day: 'hari* senin selasa rabu kamis jumat sabtu minggu* weekend* weekday* monday* tuesday* wednesday* thursday* friday* saturday* sunday* day days akhir tanggal tgl date dates week weeks seminggu',
  clock:
    'jam* pukul pagi* siang* sore* malam* malem* mlm maghrib subuh morning* afternoon* evening* night* noon lunch* pm am oclock petang dini',
  begin: 'mulai* dimulai start* begin* batch* intake* angkatan* gelombang* kickoff perdana periode term semester',
  howlong:
    'durasi* duration* menit minute* hour hours pertemuan* sesi session* bulan* month months lama* berlangsung kali length selesai finish',
  shifting:
    'shift* lembur overtime fleksibel* flexib* reschedul* ganti* pindah* absen* absent bolos miss missed izin pengganti makeup catch susulan kuliah sibuk busy telat bentrok fleksi mengganti',
  open: 'buka* tutup* open opening closed libur* holiday* operasional beroperasi',
  level:
    'level* tingkat* penempatan placement a1 a2 b1 b2 c1 c2 cefr setara equivalent jenjang grade penentuan ditempatkan placed assess* asesmen reassess* pretest',
  skill:
    'pemula* beginner* dasar basic* nol zero intermediate menengah advanced lanjutan mahir elementary scratch newbie awam lupa gagap kagok',
  test: 'tes tesnya test tests tested testing dites ujian* exam* mock tryout simulasi* try-out diuji',
  exam: 'ielts* toefl* toeic* pte oet duolingo cambridge fce cae cpe ket pet yle itp ibt lpdp beasiswa scholarship* sat gre gmat awardee',
  score: 'skor* score* band* nilai* poin point points target*',
  firm: 'perusahaan* company companies* corporate korporat* korporasi kantor* office* pabrik* factory* pt cv instansi* hotel* bank* klinik clinic restoran* restaurant* resort villa rumahsakit hospital koperasi startup firma firm dinas kementerian yayasan organisasi organization bumn maskapai airline cafe kafe toko agency agensi workplace warehouse gudang b2b vendor',
  staff:
    'karyawan* pegawai* staf* staff* employee* tim* team* crew kru divisi* departemen department* division* hrd hr hrga ga manager* manajer* supervisor* direksi direktur eksekutif executive* sales engineer* teller* perawat nurse* sopir driver* resepsionis receptionist* anggota peserta* participants buruh pekerja* workers developer* bawahan satpam colleagues coworkers kolega',
  training:
    'training* pelatihan* workshop* seminar inhouse in-house onsite on-site melatih latih train trained trainings upskill* corporate bootcamp inhouse diklat',
  interpret:
    'interpret* juru jurubahasa penerjemah* translator* terjemah* penerjemahan simultan* simultaneous* konsekutif* consecutive* whisper* booth hpi lisan',
  teacher:
    'guru* pengajar* teacher* trainer* tutor* instructor* instruktur* mentor* dosen coach* ngajar* mengajar* ajar* diajar* pengajarnya ustadz* ustadzah fasilitator faculty',
  native: 'native* bule* lokal* local* asing ekspat expat* foreigner* british american amerika inggrisasli',
  qualified:
    'kualifikasi* qualif* celta tesol tefl bersertifikat certified pengalaman* berpengalaman experienced experience galak sabar killer lulusan* background profil* profile* kompeten lulus',
  place:
    'lokasi* alamat* address* location* located tempat* letak* posisi maps map gmaps shareloc loc lok serlok patokan* landmark* gedung* building* lantai floor kampus* campus ruang* room* datang dateng visit mampir survei survey area daerah kunjung* berkunjung directions',
  branch: 'cabang* branch* pusat headquarters outlet terdekat nearest',
  near: 'deket* dekat* near* jauh* far close around sekitar* seberang',
  city: 'kota* city cities jakarta* bandung surabaya bali denpasar medan bekasi depok bogor semarang jogja yogya yogyakarta makassar malang solo palembang tangerang bsd serpong karawang cikarang batam lampung papua ntt ntb kalimantan sumatra sumatera sulawesi jawa balikpapan pontianak manado padang pekanbaru aceh lombok kupang jayapura ambon cirebon sidoarjo jaksel jakbar jaktim jakut jakpus sudirman kuningan',
  transport:
    'stasiun* station* naik parkir* park parking krl mrt lrt busway transjakarta halte bandara airport gojek grab angkot turun bus bis rute route macet tol',
  online:
    'online* daring offline* luring zoom tatap muka hybrid* gmeet meet remote* virtual jarak-jauh person face onsite rumah home pelosok sinyal internet laptopan video live',
  guarantee:
    'garansi* guarantee* jamin* dijamin jaminan* promise* promised sure pasti assured warranty yakin janji* menjamin guaranteed',
  refund:
    'refund* balik* kembali* dikembali* dibalikin hangus cancel* batal* pembatalan money-back pengembalian kembaliin berhenti quit mundur kuliat stop',
  result:
    'hasil* result* gagal* fail* puas* satisfied kecewa* sesuai mencapai reach achieve naik progress kemajuan perkembangan sukses success* percentage improve* ngulang mengulang repeat retake lancar* fluent* berhasil capai',
  certificate: 'sertifikat* certificate* ijazah* diploma piagam diakui recognized recognised sertif',
  paper:
    'brosur* brochure* ebrochure proposal* dokumen* document* pdf katalog* catalog* compro leaflet* flyer* pamflet* booklet prospektus prospectus factsheet handout',
  material:
    'modul* module* buku* book ebook* silabus* syllabus* worksheet* materi* material* outline* handout* slide* ppt kurikulum* curriculum rekaman recording* audio textbook* workbook',
  fetch:
    'unduh* diunduh download* didownload kirim* dikirim* krm send sent share dishare bagi* print cetak akses access link tautan file* berkas* softcopy softfile soft copy kebuka dibuka email',
  login: 'login* password* akun* account* otp sandi verifikasi verification masukin signin',
  enrol:
    'daftar* mendaftar* pendaftaran* didaftar* register* registrasi registration enrol* enroll* sign signup join* gabung* bergabung* ikut* mengikuti ikutan formulir* form formnya admission masuk',
  trial: 'trial* percobaan* coba* nyoba* cobain nyobain try demo sample sit-in taster icip',
  resolved:
    'fix gas gass gaskeun jadi siap* mantap* deal decided ready setuju langsung sekarang segera now oke yuk mantep',
  steps:
    'prosedur* langkah* step steps alur* syarat* persyaratan requirement* proses* process procedure next selanjutnya tahap* ketentuan*',
  book: 'book* booking reserve* reservasi* pesan* slot seat* kuota* quota kursi spot tempat',
  person:
    'admin* mimin human* manusia* person people* someone somebody cs agent* operator* petugas* representative konsultan* consultant* advisor* robot* bot* mesin ai otomatis orangnya orang* staf staff customer service hotline sales marketing',
  contact:
    'hubungi* dihubungi telepon* ditelepon telp* telpon* nelpon tlp call* phone* whatsapp* wa nomor* kontak* contact* email* sambung* disambung* connect* konsultasi* consult* ring bicara speak ngomong ngobrol chat videocall cp komplain complain* complaint keluhan',
  number: 'nomorhp nomor number telepon',
  age: 'umur* usia* berumur berusia age aged ages old older oldest young younger youngest tua* ketuaan muda tahun* thn year* minimal* maksimal* minimum maximum batas* batasan limit* telat too',
  child:
    'anak* kid kids child* remaja* teen* smp sma sd tk paud pelajar balita bocah son daughter adik* adek* ponakan keponakan cucu toddler junior sekolah* murid siswa',
  elder:
    'lansia* senior* pensiun* retire* kakek nenek grandma* grandpa* grandfather grandmother elderly sepuh dewasa adult* orangtua mertua bapak ibu ayah father mother parents oma opa',
  school:
    'lembaga* akademi* academy* langkah institusi* institution* sekolah* school kursusan yayasan bimbel organisasi tempat',
  founding:
    'berdiri* didirikan pendiri* founded founder* establish* history sejarah* owner* pemilik* punya sejak since tahun lama existed',
  official:
    'resmi* official* legal* izin* ijin akreditas* terakreditasi accredit* terdaftar dinas diknas license* licensed licence abal* tipu* penipuan scam* bodong terpercaya trusted trust* kredibel legit* kemendikbud',
  repute:
    'alumni* testimoni* review* reputasi* visi misi values terkenal famous rekomen* recommended ulasan* prestasi award* penghargaan keunggulan* kelebihan* unggul bagus* beda* different bedanya rating bintang',
  social: 'instagram* ig tiktok* facebook* fb sosmed medsos youtube twitter linkedin website* web situs follow',
  course:
    'kelas* class classes kursus* course courses program* les lesson lessons belajar* bimbingan* pembelajaran paket* package* privat* private reguler grup group* course-nya kls general conversation',
  fitting:
    'cocok* pas suit suits suitable suited fit fits right rekomendasi* recommend* saran* suggest* sebaiknya mending enaknya should best tepat sesuai',
  kinds:
    'apa-apa aja saja macam* jenis* kinds types list daftar-kelas options tersedia available offer offers provide selain',
}

const ABOUT_ENGLISH: Record<string, string> = {
  grammar:
    'grammar* tense* verb* noun* preposi* article* artikel plural* singular passive* pasif* aktif conditional* clause* klausa gerund* infinitive* modal* adverb* adjective* pronoun* conjunction* subject* subjek predikat objek perfect* continuous progressive participle* irregular* structure* struktur* pola* to-be tobe auxiliary question-tag reported indirect comparative superlative countable uncountable possessive apostrophe comma koma tanda v1 v2 v3 v-ing ing',
  tense_name: 'present past future simple perfect continuous',
  mend: 'koreksi* dikoreksi correct* benerin* betulin* perbaiki* diperbaiki check* cek* dicek proofread* fix* revisi* edit* salah* wrong benar* bener* betul* mistake* error* grammatically keliru',
  sentence_word:
    'kalimat* sentence* paragraf* paragraph* essay* esai* email* surat letter caption tulisan* text teks kutipan',
  rule: 'rumus* aturan* rule* formula* pola* kapan dipake* dipakai* pake pakai* pemakaian penggunaan* usage use used using gunakan digunakan bentuk form',
  meaning: 'arti* artinya mean meaning* means maksud* makna* definisi* define* definition* istilah* diartikan',
  word: 'kata* word* vocab* kosakata* sinonim* synonym* antonim* antonym* idiom* phrase* frasa ungkapan* slang expression* lawan persamaan padanan opposite lain another formal informal phrasal kosa',
  translate:
    'translate* terjemah* terjemahin inggrisnya inggrisin diinggriskan inggriskan bahasanya translation* diterjemah*',
  difference:
    'beda* bedanya perbedaan* difference* different membedakan ngebedain distinguish versus vs sama same antara between atau or',
  sound:
    'pronounc* pronunc* pengucapan* ucap* ngucap* diucap* mengucap* lafal* melafal* pelafalan* dilafal* baca* dibaca* bacanya sound* bunyi* dibunyi* accent* aksen* logat* stress* tekanan* penekanan silent vowel* vokal konsonan ipa syllable* suku fonetik phonetic* lidah* tongue medok* nyebut* menyebut* sebut* disebut* intonasi* intonation huruf* cadel th',
  practise:
    'latihan* latian* berlatih* melatih practice* practise* practising practicing kuis* quiz* soal* drill* exercise* praktek* praktik* ngobrol* conversation* percakapan* dialog* chat challenge* tantang* simulasi* speaking',
  play: 'role roleplay* role-play peran* berperan pura* pura-pura pretend* act akting jadi game* main* tebak* play tebak-tebakan ceritanya skenario scenario interviewer partner temenin temani',
  interview: 'interview* wawancara*',
  questions: 'pertanyaan* question* tanyain soal* nomor* biji',
  english: 'inggris* english* bahasa* bhs language*',
  skills:
    'speaking* writing* reading* listening* ngomong* bicara* nulis menulis membaca percakapan presentasi* presentation*',
}

const IN_TALK: Record<string, string> = {
  hello:
    'halo* hai hi hello* hey hei assalamualaikum* asalamualaikum salam permisi* p punten pagi siang sore malam malem met selamat* good morning evening afternoon yo sup hola greetings',
  howareyou: 'kabar* meet going doing kenalan name nama* perkenalkan introduce new baru salken kenal',
  thanks:
    'makasih* terima* terimakasih thanks* thank* tengkyu nuhun suwun matur hatur membantu helpful bantuannya cheers appreciate* tq ty grateful',
  bye: 'bye* dadah* dah pamit* goodbye jumpa cabut ttyl later tidur sleep see dulu udahan cukup duluan ketemu besok',
  want: 'mau ingin want wants wanted wish pengen minat* berminat tertarik interest* looking nyari cari mencari berniat niat rencana* plan planning love like hope tertarik',
  need: 'butuh* perlu* need* membutuhkan memerlukan require* harus must wajib',
  please:
    'tolong* mohon* please minta* kasih* kirim* beri* berikan give bagi* bantu* help send boleh could would can bisa*',
  what: "apa apaan apakah what whats what's mana which",
  who: "siapa* who whose who's",
  when: 'kapan when',
  where: 'dimana where* kemana mana',
  why: 'kenapa why kok',
  how: 'gimana how cara* caranya bagaimana',
  howmany: 'berapa* many much',
  exists: 'ada* adakah there available tersedia punya have has got any',
  can: 'bisa* boleh* can could may dapat mampu possible allowed diterima accepted diperbolehkan',
  me: "saya aku i i'm me my i'd i've mine sendiri",
  us: "kami we our us we're kita ours we'd",
  you: "kamu* kalian* your you yours you're lembaga",
  family: 'istri* suami* wife husband teman* temen* friend* pasangan keluarga family saudara* pacarku sepupu ortu',
  work: 'kerja* job* work* career karir* profesi boss bos* klien client* customer* pelanggan tamu* guest* meeting* rapat* bisnis business kantoran',
  abroad:
    'luar negeri abroad overseas singapore australia uk usa london melbourne jepang korea kanada germany belanda migrasi visa',
  study:
    'kuliah* kampus* university* universitas* campus mahasiswa* student* skripsi thesis s2 s1 master graduation wisuda jurusan',
}

const OUTSIDE: Record<string, string> = {
  weather: 'cuaca* hujan* weather rain* panas gempa banjir mendung forecast suhu temperature',
  cooking:
    'resep* recipe* masak* cook* makan* makanan food* sambal rendang bakso nasi goreng kue cake kopi coffee restoran diet warung pizza ayam sate soto mie',
  politics:
    'presiden* president* menteri* minister* gubernur pemilu election* politik* politic* dpr negara capital ibukota perang war partai caleg',
  sport:
    'bola* football* soccer liga league match* pertandingan timnas gol piala champions klub mu madrid barcelona messi ronaldo badminton motogp f1 nba skor-bola juara pemain',
  love: 'pacar* jodoh* nikah* cinta* love* boyfriend* girlfriend* jomblo galau mantan gebetan single married marry selingkuh curhat',
  screen:
    'film* movie* drakor* drama* netflix lagu* song* lirik* lyric* musik music konser concert artis celebrity* series anime sinetron kpop bts blackpink taylor spotify nonton chord gitar',
  finance:
    'bitcoin* crypto* kripto saham* emas gold dollar* dolar kurs stock* invest* reksadana pinjol pinjaman loan pajak tax btc trading forex',
  code: 'python* code* coding* kode* javascript html program-komputer excel script algoritma php java rumus-excel bug website sql wordpress css',
  gadget: 'laptop* hp iphone* android samsung xiaomi charger kamera printer gadget wifi ram windows oppo vivo',
  vehicle: 'motor* mobil* oli bensin car cars motorbike* motorcycle* ban bengkel sim pertalite knalpot',
  games: 'mobile legends ml ff freefire pubg valorant genshin roblox game ps5 rank',
  science:
    'matematika math* hitung* calculate* fisika kimia biologi planet bulan mars kuadrat akar persamaan integral populasi dinosaurus jarak luas bumi sejarah-dunia',
  health:
    'dokter sakit* obat* medicine pusing demam flu covid headache fever batuk jerawat hamil pregnant diet hospital',
  shopping: 'shopee tokopedia beli* buy jual sepatu baju shoes resi paket ongkir checkout skincare parfum',
  trip: 'tiket* ticket* pesawat flight* liburan wisata travel* hotel-murah pantai kereta kapal itinerary',
  fun: 'joke* lelucon pantun puisi poem* cerita* dongeng zodiak* horoscope* ramalan mimpi hantu ghost lucu funny gombal',
  faith: 'agama tuhan god sholat shalat doa puasa quran alkitab surah islam kristen',
  pets: 'kucing* cat cats anjing dog dogs hamster ikan burung',
}

/** What other companies and offices offer; only where a message is weighed for whom it is meant. */
const OF_OTHERS: Record<string, string> = {
  other_course:
    'yoga zumba senam balet ballet tari menari nari dance gitar guitar piano biola drum vokal nyanyi menyanyi singing renang berenang swimming basket futsal voli karate silat taekwondo jahit menjahit masak memasak baking komputer coding koding mengemudi nyetir setir driving mengaji ngaji tahfiz jepang mandarin korea jerman arab melukis lukis gambar menggambar desain makeup paud tk playgroup utbk bimbel marathon maraton lari lomba gym fitness fitnes pesantren',
  office_of_state:
    'skck ktp kk paspor passport sim stnk bpkb samsat bpjs npwp spt pajak haji umroh umrah cpns prakerja kelurahan kecamatan domisili imigrasi vaksin akta polisi rt rw voting vote tilang pln pdam',
  delivery:
    'kurir* resi* paket* parcel* package* courier* delivery deliver* ongkir* pengiriman* dikirim* pesanan* orderan* shipping shipment tracking retur stok* cod checkout',
  bank: 'rekening* atm saldo* m-banking mbanking banking kartu debit kredit* limit nasabah tabungan deposito kpr cicilan* tagihan* pinjaman* pinjol* top-up topup withdraw cair transfer* mutasi bunga asuransi* polis klaim* claim* insurance mortgage loan* refund*',
  repair:
    'servis* service* bengkel* teknisi* technician* plumber mechanic* bocor* rusak* pecah* diperbaiki tukang* reparasi repair* broken garansi warranty spare sparepart',
  rental:
    'sewa* nyewa* rental* rent kost* kos ngekos kontrakan* apartemen* apartment* villa* tenda kebaya gedung* lapangan* laundry',
  telecom:
    'pulsa kuota* roaming simcard telkomsel indosat xl tri indihome telkom wifi* modem router internet* sinyal* otp token mbps paketan',
  app_account:
    'akun* account* login password sandi otp banned blokir* diblokir* hack* dihack aplikasi* app voucher* poin* point member* membership',
}

type ClassesOf = (word: string) => readonly string[]

const SHORTEST_STEM = 2

/** Looks up the classes of a word; `*` stands for the rest of a word. */
function createClasses(...tables: readonly Record<string, string>[]): ClassesOf {
  const exact = new Map<string, Set<string>>()
  const stems = new Map<string, Set<string>>()
  const put = (map: Map<string, Set<string>>, word: string, name: string) =>
    map.set(word, (map.get(word) ?? new Set()).add(name))
  for (const [name, words] of tables.flatMap((table) => Object.entries(table)))
    for (const word of words.split(/\s+/)) {
      if (word.endsWith('*')) put(stems, word.slice(0, -1), name)
      else put(exact, word, name)
    }
  return (word) => {
    const found = new Set(exact.get(word))
    for (let end = SHORTEST_STEM; end <= word.length; end += 1)
      for (const name of stems.get(word.slice(0, end)) ?? []) found.add(name)
    return [...found]
  }
}

/** The concepts of a word. */
export const conceptsOf: ClassesOf = createClasses(ABOUT_THE_SCHOOL, ABOUT_ENGLISH, IN_TALK, OUTSIDE)

/** The same with what others offer. */
export const conceptsOfAll: ClassesOf = createClasses(ABOUT_THE_SCHOOL, ABOUT_ENGLISH, IN_TALK, OUTSIDE, OF_OTHERS)
