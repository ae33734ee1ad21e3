/** What words are about: neither English nor a school (see tutor/intents/concepts.ts). */
export const outside: Record<string, string> = {
  weather: 'cuaca* hujan* weather rain* panas gempa banjir mendung forecast suhu temperature',
  cooking: `
    resep* recipe* masak* cook* makan* makanan food* sambal rendang bakso nasi goreng kue cake kopi coffee
    restoran diet warung pizza ayam sate soto mie`,
  politics: `
    presiden* president* menteri* minister* gubernur pemilu election* politik* politic* dpr negara capital
    ibukota perang war partai caleg`,
  sport: `
    bola* football* soccer liga league match* pertandingan timnas gol piala champions klub mu madrid barcelona
    messi ronaldo badminton motogp f1 nba skor-bola juara pemain`,
  love: `
    pacar* jodoh* nikah* cinta* love* boyfriend* girlfriend* jomblo galau mantan gebetan single married marry
    selingkuh curhat`,
  screen: `
    film* movie* drakor* drama* netflix lagu* song* lirik* lyric* musik music konser concert artis celebrity*
    series anime sinetron kpop bts blackpink taylor spotify nonton chord gitar`,
  finance: `
    bitcoin* crypto* kripto saham* emas gold dollar* dolar kurs stock* invest* reksadana pinjol pinjaman loan
    pajak tax btc trading forex`,
  code: `
    python* code* coding* kode* javascript html program-komputer excel script algoritma php java rumus-excel
    bug website sql wordpress css`,
  gadget: 'laptop* hp iphone* android samsung xiaomi charger kamera printer gadget wifi ram windows oppo vivo',
  vehicle: 'motor* mobil* oli bensin car cars motorbike* motorcycle* ban bengkel sim pertalite knalpot',
  games: 'mobile legends ml ff freefire pubg valorant genshin roblox game ps5 rank',
  science: `
    matematika math* hitung* calculate* fisika kimia biologi planet bulan mars kuadrat akar persamaan integral
    populasi dinosaurus jarak luas bumi sejarah-dunia`,
  health: `
    dokter sakit* obat* medicine pusing demam flu covid headache fever batuk jerawat hamil pregnant diet
    hospital`,
  shopping: 'shopee tokopedia beli* buy jual sepatu baju shoes resi paket ongkir checkout skincare parfum',
  trip: 'tiket* ticket* pesawat flight* liburan wisata travel* hotel-murah pantai kereta kapal itinerary',
  fun: `
    joke* lelucon pantun puisi poem* cerita* dongeng zodiak* horoscope* ramalan mimpi hantu ghost lucu funny
    gombal`,
  faith: 'agama tuhan god sholat shalat doa puasa quran alkitab surah islam kristen',
  pets: 'kucing* cat cats anjing dog dogs hamster ikan burung',
}

/** What other companies and offices offer; only where a message is weighed for whom it is meant. */
export const ofOthers: Record<string, string> = {
  other_course: `
    yoga zumba senam pilates balet ballet tari menari nari dance gitar guitar piano biola violin drum keyboard
    vokal nyanyi menyanyi singing musik renang berenang swimming basket futsal voli tenis badminton karate
    silat taekwondo boxing jahit menjahit sewing masak memasak baking cooking pottery komputer excel coding
    koding mengemudi nyetir setir driving mengaji ngaji tahfiz jepang japanese mandarin chinese korea korean
    jerman german perancis french arab arabic spanyol melukis lukis painting gambar menggambar fotografi
    photography desain makeup paud tk playgroup daycare sd utbk bimbel matematika fisika kimia calistung
    marathon maraton lari lomba gym fitness fitnes treadmill pesantren pramuka barista sulam`,
  office_of_state: `
    skck ktp ktpnya kk paspor passport sim stnk bpkb samsat bpjs npwp spt pajak* tax haji umroh umrah cpns pns
    prakerja bansos blt kelurahan kecamatan disdukcapil dukcapil domisili imigrasi immigration vaksin* akta
    polisi police rt rw voting vote pemilu tilang pln pdam kua surat-surat perpanjang* legalisir sertifikasi
    tanah`,
  delivery: `
    kurir* resi* paket* parcel* package* courier* delivery deliver* ongkir* pengiriman* dikirim* pesanan*
    orderan* order orders ordered shipping shipment tracking retur stok* cod checkout gudang transit ekspedisi
    jne jnt sicepat driver ojol ojek ojeknya gojek grab penerima`,
  bank: `
    rekening* atm saldo* m-banking mbanking banking bank* kartu card debit kredit* limit nasabah tabungan
    deposito kpr cicilan* tagihan* pinjaman* pinjam pinjol* top-up topup withdraw cair transfer* mutasi bunga
    asuransi* polis premi klaim* claim* insurance mortgage loan* refund* transaksi* setoran setor teller valas
    kurs gadai`,
  repair: `
    servis* service* bengkel* teknisi* technician* plumber electrician mechanic* bocor* rusak* pecah* mogok
    lecet diperbaiki tukang* reparasi repair* broken garansi warranty spare sparepart oli ban aki knalpot
    kulkas ac mesin cuci kipas pompa ledeng genteng atap roof screen layar baterai`,
  rental: `
    sewa* nyewa* rental* rent rented renting kost* kos ngekos kontrakan* apartemen* apartment* villa* homestay
    tenda kebaya gedung* lapangan* laundry cuci sofa karpet kamar* room rumah tanah ruko jual dijual beli
    membeli`,
  telecom: `
    pulsa kuota* roaming simcard kartu-sim telkomsel indosat xl tri smartfren indihome telkom biznet wifi*
    modem router internet* sinyal* otp token mbps gb paketan 4g 5g jaringan* provider`,
  app_account: `
    akun* account* login log password sandi pin otp verify verifikasi banned blokir* diblokir* hack* dihack
    aplikasi* app apps voucher* poin* point member* membership langganan* subscription premium diamond game*
    server error crash* upload seller reseller dropship merchant driver-partner`,
  body_care: `
    dokter* doctor* poli* klinik clinic rumah-sakit hospital* pasien periksa berobat gigi dentist mata kulit
    dermatologist obat* apotek vaksin lab darah rontgen kontrol rawat inap antrian antrean appointment medical
    checkup hamil bidan salon potong rambut haircut barber smoothing facial pijat massage spa kuku nail
    skincare serum parfum kosmetik`,
  going_out: `
    tiket* ticket* pesawat flight* kereta train kapal ferry bus travel tur tour* koper luggage bagasi bandara
    airport maskapai airline hotel* penginapan check-in check-out booking reservasi bioskop cinema konser
    concert* presale museum wisata undangan katering catering dekorasi pelaminan wo restoran menu meja nasi
    ayam bakso geprek pizza kopi kue roti bunga flowers haircut`,
  goods: `
    ukuran size warna stok ready restock grosir lusin kodi barang* produk* baju kaos sepatu* shoes tas bag
    jaket hijab hp handphone phone iphone samsung laptop* charger motor* mobil* car sepeda emas perhiasan
    cincin furnitur lemari televisi tv kamera printer helm susu popok beras`,
  hiring: `
    lowongan* loker vacancy vacancies hiring melamar lamaran cv magang internship interviewnya gaji rekrutmen
    karyawan satpam kasir admin-gudang`,
  animals: `
    kucing* anjing* hewan vet veterinary dog dogs puppy cat cats kitten grooming steril kandang burung ikan
    hamster kelinci ternak sapi kambing ayam-kampung pakan petshop`,
  festivity: `
    pengantin wedding prewedding prewed resepsi undangan* mua rias dekor* souvenir catering seserahan lamaran
    ultah birthday aqiqah khitanan sunatan tunangan fotografer photographer videografer tenda panggung
    sound-system mc`,
  other_school: `
    ppdb spp raport rapor wali-kelas komite seragam ekskul ekstrakurikuler zonasi mutasi-siswa uang-gedung smp
    sma smk tk paud krs khs ukt sks wisuda dosen dekan rektor siakad maba yudisium ijazah* transkrip
    kampus-merdeka s1 s2 d3 snbp snbt jurusan akreditasi`,
  property: `
    unit tipe dp marketing-gallery sertifikat-tanah shm kpr cluster perumahan developer ipl tower apartemen*
    rusun kontrakan pengembang notaris balik-nama pbb kavling tanah ruko gudang lift parkir* genset`,
  worship: `
    masjid musholla gereja misa kebaktian romo pastor pendeta ustadz ustadzah kyai jamaah jemaah manasik umroh
    umrah haji qurban kurban zakat infaq sedekah wakaf tahsin tahfidz iqro pengajian kajian baptis komuni pura
    vihara`,
  farming: `
    pupuk bibit benih panen gabah sawah kebun tani petani traktor irigasi pestisida hama penggilingan jagung
    padi cabe cabai bawang singkong kelapa-sawit karet tambak nelayan perahu`,
  utilities: `
    listrik meteran token-listrik daya watt pemadaman padam pln pdam air-mati keran pipa gas elpiji lpg tabung
    galon sampah selokan got banjir lampu-jalan cctv satpam`,
  play: `
    diamond uc skin rank mythic joki akun-game turnamen tournament mabar guild gacha top-up-game steam psn
    voucher-game`,
  of_friends: `
    bro sis gan bestie sayang beb mah pah mama papa ayah bunda kakek nenek om tante dek arisan patungan
    nongkrong otw jemput titip nitip`,
  trouble: `
    komplain* complain* complaint* lapor* report keluhan rusak hilang lost missing salah gagal failed error
    telat terlambat late delay* lama belum wrong broken kecewa ditipu penipuan dobel twice charged kepotong
    nyangkut macet mati lemot tertelan ketelan ketuker`,
}

/** How something is refused or put off. */
export const ofRefusing: Record<string, string> = {
  negation: `
    gak ga gk nggak ngga enggak engga tidak tdk tak ndak mboten bukan jangan jgn gamau gausah gaperlu gajadi
    emoh ogah no not don't dont doesn't didn't won't can't never none nope without tanpa nothing`,
  not_yet: 'belum blm blom dereng nanti ntar later maybe someday lain-kali kapan-kapan sometime yet besok-besok',
  already: "sudah udah udh dah already have've pernah kemarin tadi lunas",
  only_looking: `
    cuma cuman hanya doang aja just only browsing looking lihat* liat* penasaran curious iseng nanya* tanya*
    mampir coba curiosity around`,
  stop_it: `
    stop berhenti batal* cancel* skip lewati mundur udahan hapus* delete remove erase unsubscribe forget
    lupakan withdraw`,
  private_thing: `
    privasi private privacy rahasia pribadi personal identitas identity nomor* number phone hp wa email e-mail
    nama name kontak contact data details information alamat`,
  uneasy: `
    nyaman comfortable uncomfortable takut afraid risih malas males rather prefer sooner uneasy spam prospek
    diprospek ganggu bother pushy`,
  afford: 'mahal kemahalan expensive uang duit budget afford dana bokek money',
  think_over: 'pikir mikir mikir-mikir think consider pertimbangkan tanya-dulu diskusi suami istri ortu decide',
}
