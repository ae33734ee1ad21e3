/** What words are about, as visitors type them: a school, its courses and fees (see tutor/intents/concepts.ts). */
export const aboutTheSchool: Record<string, string> = {
  fee: `
    biaya* harga* tarif* ongkos* spp fee fees price* pricing pricelist cost costs tuition rate rates quot* nominal*
    investasi* iuran charge* invoice tagihan pangkal kwitansi`,
  pay: `
    bayar* pembayaran* dibayar* bayarin cicil* nyicil* dicicil* angsur* diangsur installment* instalment* pay paying
    payment* paid transfer* dp lunas* kredit debit qris gopay ovo dana paylater rekening tunai cash`,
  cheap: `
    murah* mahal* termurah terjangkau cheap* expensive* pricey afford* budget* kantong ramah hemat* ekonomis
    economical kemahalan pas-pasan`,
  money: 'uang* duit* rupiah juta jt jutaan ribu rb ratusan perak salary gaji* umr money dollar* dolar idr rp saldo',
  free: 'gratis* free cuma-cuma complimentary',
  promo: `
    promo* diskon* discount* potongan* voucher* kupon* coupon* offer offers deal deals cashback bonus* bird
    earlybird keringanan* referral refer off sale special spesial flash persen percent kode cheaper dipotong`,
  feast: `
    ramadan ramadhan lebaran natal kemerdekaan christmas imlek merdeka ultah birthday hardiknas valentine agustusan`,
  timetable: 'jadwal* schedule* timetable* kalender calendar slot* dijadwal* jadwalin waktu* timing',
  day: `
    hari* senin selasa rabu kamis jumat sabtu minggu* weekend* weekday* monday* tuesday* wednesday* thursday*
    friday* saturday* sunday* day days akhir tanggal tgl date dates week weeks seminggu`,
  clock: `
    jam* pukul pagi* siang* sore* malam* malem* mlm maghrib subuh morning* afternoon* evening* night* noon lunch* pm
    am oclock petang dini`,
  begin: 'mulai* dimulai start* begin* batch* intake* angkatan* gelombang* kickoff perdana periode term semester',
  howlong: `
    durasi* duration* menit minute* hour hours pertemuan* sesi session* bulan* month months lama* berlangsung kali
    length selesai finish`,
  shifting: `
    shift* lembur overtime fleksibel* flexib* reschedul* ganti* pindah* absen* absent bolos miss missed izin
    pengganti makeup catch susulan kuliah sibuk busy telat bentrok fleksi mengganti`,
  open: 'buka* tutup* open opening closed libur* holiday* operasional beroperasi',
  level: `
    level* tingkat* penempatan placement a1 a2 b1 b2 c1 c2 cefr setara equivalent jenjang grade penentuan
    ditempatkan placed assess* asesmen reassess* pretest`,
  skill: `
    pemula* beginner* dasar basic* nol zero intermediate menengah advanced lanjutan mahir elementary scratch newbie
    awam lupa gagap kagok`,
  test: 'tes tesnya test tests tested testing dites ujian* exam* mock tryout simulasi* try-out diuji',
  exam: `
    ielts* toefl* toeic* pte oet duolingo cambridge fce cae cpe ket pet yle itp ibt lpdp beasiswa scholarship* sat
    gre gmat awardee`,
  score: 'skor* score* band* nilai* poin point points target*',
  firm: `
    perusahaan* company companies* corporate korporat* korporasi kantor* office* pabrik* factory* pt cv instansi*
    hotel* bank* klinik clinic restoran* restaurant* resort villa rumahsakit hospital koperasi startup firma firm
    dinas kementerian yayasan organisasi organization bumn maskapai airline cafe kafe toko agency agensi workplace
    warehouse gudang b2b vendor`,
  staff: `
    karyawan* pegawai* staf* staff* employee* tim* team* crew kru divisi* departemen department* division* hrd hr
    hrga ga manager* manajer* supervisor* direksi direktur eksekutif executive* sales engineer* teller* perawat
    nurse* sopir driver* resepsionis receptionist* anggota peserta* participants buruh pekerja* workers developer*
    bawahan satpam colleagues coworkers kolega`,
  training: `
    training* pelatihan* workshop* seminar inhouse in-house onsite on-site melatih latih train trained trainings
    upskill* corporate bootcamp inhouse diklat`,
  interpret: `
    interpret* juru jurubahasa penerjemah* translator* terjemah* penerjemahan simultan* simultaneous* konsekutif*
    consecutive* whisper* booth hpi lisan`,
  teacher: `
    guru* pengajar* teacher* trainer* tutor* instructor* instruktur* mentor* dosen coach* ngajar* mengajar* ajar*
    diajar* pengajarnya ustadz* ustadzah fasilitator faculty`,
  native: 'native* bule* lokal* local* asing ekspat expat* foreigner* british american amerika inggrisasli',
  qualified: `
    kualifikasi* qualif* celta tesol tefl bersertifikat certified pengalaman* berpengalaman experienced experience
    galak sabar killer lulusan* background profil* profile* kompeten lulus`,
  place: `
    lokasi* alamat* address* location* located tempat* letak* posisi maps map gmaps shareloc loc lok serlok patokan*
    landmark* gedung* building* lantai floor kampus* campus ruang* room* datang dateng visit mampir survei survey
    area daerah kunjung* berkunjung directions`,
  branch: 'cabang* branch* pusat headquarters outlet terdekat nearest',
  near: 'deket* dekat* near* jauh* far close around sekitar* seberang',
  city: `
    kota* city cities jakarta* bandung surabaya bali denpasar medan bekasi depok bogor semarang jogja yogya
    yogyakarta makassar malang solo palembang tangerang bsd serpong karawang cikarang batam lampung papua ntt ntb
    kalimantan sumatra sumatera sulawesi jawa balikpapan pontianak manado padang pekanbaru aceh lombok kupang
    jayapura ambon cirebon sidoarjo jaksel jakbar jaktim jakut jakpus sudirman kuningan`,
  transport: `
    stasiun* station* naik parkir* park parking krl mrt lrt busway transjakarta halte bandara airport gojek grab
    angkot turun bus bis rute route macet tol`,
  online: `
    online* daring offline* luring zoom tatap muka hybrid* gmeet meet remote* virtual jarak-jauh person face onsite
    rumah home pelosok sinyal internet laptopan video live`,
  guarantee: `
    garansi* guarantee* jamin* dijamin jaminan* promise* promised sure pasti assured warranty yakin janji* menjamin
    guaranteed`,
  refund: `
    refund* balik* kembali* dikembali* dibalikin hangus cancel* batal* pembatalan money-back pengembalian kembaliin
    berhenti quit mundur kuliat stop`,
  result: `
    hasil* result* gagal* fail* puas* satisfied kecewa* sesuai mencapai reach achieve naik progress kemajuan
    perkembangan sukses success* percentage improve* ngulang mengulang repeat retake lancar* fluent* berhasil capai`,
  certificate: 'sertifikat* certificate* ijazah* diploma piagam diakui recognized recognised sertif',
  paper: `
    brosur* brochure* ebrochure proposal* dokumen* document* pdf katalog* catalog* compro leaflet* flyer* pamflet*
    booklet prospektus prospectus factsheet handout`,
  material: `
    modul* module* buku* book ebook* silabus* syllabus* worksheet* materi* material* outline* handout* slide* ppt
    kurikulum* curriculum rekaman recording* audio textbook* workbook`,
  fetch: `
    unduh* diunduh download* didownload kirim* dikirim* krm send sent share dishare bagi* print cetak akses access
    link tautan file* berkas* softcopy softfile soft copy kebuka dibuka email`,
  login: 'login* password* akun* account* otp sandi verifikasi verification masukin signin',
  enrol: `
    daftar* mendaftar* pendaftaran* didaftar* register* registrasi registration enrol* enroll* sign signup join*
    gabung* bergabung* ikut* mengikuti ikutan formulir* form formnya admission masuk`,
  trial: 'trial* percobaan* coba* nyoba* cobain nyobain try demo sample sit-in taster icip',
  resolved: `
    fix gas gass gaskeun jadi siap* mantap* deal decided ready setuju langsung sekarang segera now oke yuk mantep`,
  steps: `
    prosedur* langkah* step steps alur* syarat* persyaratan requirement* proses* process procedure next selanjutnya
    tahap* ketentuan*`,
  book: 'book* booking reserve* reservasi* pesan* slot seat* kuota* quota kursi spot tempat',
  person: `
    admin* mimin human* manusia* person people* someone somebody cs agent* operator* petugas* representative
    konsultan* consultant* advisor* robot* bot* mesin ai otomatis orangnya orang* staf staff customer service
    hotline sales marketing`,
  contact: `
    hubungi* dihubungi telepon* ditelepon telp* telpon* nelpon tlp call* phone* whatsapp* wa nomor* kontak* contact*
    email* sambung* disambung* connect* konsultasi* consult* ring bicara speak ngomong ngobrol chat videocall cp
    komplain complain* complaint keluhan`,
  number: 'nomorhp nomor number telepon',
  age: `
    umur* usia* berumur berusia age aged ages old older oldest young younger youngest tua* ketuaan muda tahun* thn
    year* minimal* maksimal* minimum maximum batas* batasan limit* telat too`,
  child: `
    anak* kid kids child* remaja* teen* smp sma sd tk paud pelajar balita bocah son daughter adik* adek* ponakan
    keponakan cucu toddler junior sekolah* murid siswa`,
  elder: `
    lansia* senior* pensiun* retire* kakek nenek grandma* grandpa* grandfather grandmother elderly sepuh dewasa
    adult* orangtua mertua bapak ibu ayah father mother parents oma opa`,
  school: `
    lembaga* akademi* academy* langkah institusi* institution* sekolah* school kursusan yayasan bimbel organisasi
    tempat`,
  founding: `
    berdiri* didirikan pendiri* founded founder* establish* history sejarah* owner* pemilik* punya sejak since tahun
    lama existed`,
  official: `
    resmi* official* legal* izin* ijin akreditas* terakreditasi accredit* terdaftar dinas diknas license* licensed
    licence abal* tipu* penipuan scam* bodong terpercaya trusted trust* kredibel legit* kemendikbud`,
  repute: `
    alumni* testimoni* review* reputasi* visi misi values terkenal famous rekomen* recommended ulasan* prestasi
    award* penghargaan keunggulan* kelebihan* unggul bagus* beda* different bedanya rating bintang`,
  social: 'instagram* ig tiktok* facebook* fb sosmed medsos youtube twitter linkedin website* web situs follow',
  course: `
    kelas* class classes kursus* course courses program* les lesson lessons belajar* bimbingan* pembelajaran paket*
    package* privat* private reguler grup group* course-nya kls general conversation`,
  fitting: `
    cocok* pas suit suits suitable suited fit fits right rekomendasi* recommend* saran* suggest* sebaiknya mending
    enaknya should best tepat sesuai`,
  kinds: `
    apa-apa aja saja macam* jenis* kinds types list daftar-kelas options tersedia available offer offers provide
    selain`,
}
