/** What words are about: neither English nor a school (see tutor/intents/concepts.ts). */
export const outside: Record<string, string> = {
  weather: 'cuaca* hujan* weather rain* panas gempa banjir mendung forecast suhu temperature',
  cooking: `
    resep* recipe* masak* cook* makan* makanan food* sambal rendang bakso nasi goreng kue cake kopi coffee restoran
    diet warung pizza ayam sate soto mie`,
  politics: `
    presiden* president* menteri* minister* gubernur pemilu election* politik* politic* dpr negara capital ibukota
    perang war partai caleg`,
  sport: `
    bola* football* soccer liga league match* pertandingan timnas gol piala champions klub mu madrid barcelona messi
    ronaldo badminton motogp f1 nba skor-bola juara pemain`,
  love: `
    pacar* jodoh* nikah* cinta* love* boyfriend* girlfriend* jomblo galau mantan gebetan single married marry
    selingkuh curhat`,
  screen: `
    film* movie* drakor* drama* netflix lagu* song* lirik* lyric* musik music konser concert artis celebrity* series
    anime sinetron kpop bts blackpink taylor spotify nonton chord gitar`,
  finance: `
    bitcoin* crypto* kripto saham* emas gold dollar* dolar kurs stock* invest* reksadana pinjol pinjaman loan pajak
    tax btc trading forex`,
  code: `
    python* code* coding* kode* javascript html program-komputer excel script algoritma php java rumus-excel bug
    website sql wordpress css`,
  gadget: 'laptop* hp iphone* android samsung xiaomi charger kamera printer gadget wifi ram windows oppo vivo',
  vehicle: 'motor* mobil* oli bensin car cars motorbike* motorcycle* ban bengkel sim pertalite knalpot',
  games: 'mobile legends ml ff freefire pubg valorant genshin roblox game ps5 rank',
  science: `
    matematika math* hitung* calculate* fisika kimia biologi planet bulan mars kuadrat akar persamaan integral
    populasi dinosaurus jarak luas bumi sejarah-dunia`,
  health: `
    dokter sakit* obat* medicine pusing demam flu covid headache fever batuk jerawat hamil pregnant diet hospital`,
  shopping: 'shopee tokopedia beli* buy jual sepatu baju shoes resi paket ongkir checkout skincare parfum',
  trip: 'tiket* ticket* pesawat flight* liburan wisata travel* hotel-murah pantai kereta kapal itinerary',
  fun: `
    joke* lelucon pantun puisi poem* cerita* dongeng zodiak* horoscope* ramalan mimpi hantu ghost lucu funny gombal`,
  faith: 'agama tuhan god sholat shalat doa puasa quran alkitab surah islam kristen',
  pets: 'kucing* cat cats anjing dog dogs hamster ikan burung',
}

/** What other companies and offices offer; only where a message is weighed for whom it is meant. */
export const ofOthers: Record<string, string> = {
  other_course: `
    yoga zumba senam balet ballet tari menari nari dance gitar guitar piano biola drum vokal nyanyi menyanyi singing
    renang berenang swimming basket futsal voli karate silat taekwondo jahit menjahit masak memasak baking komputer
    coding koding mengemudi nyetir setir driving mengaji ngaji tahfiz jepang mandarin korea jerman arab melukis
    lukis gambar menggambar desain makeup paud tk playgroup utbk bimbel marathon maraton lari lomba gym fitness
    fitnes pesantren`,
  office_of_state: `
    skck ktp kk paspor passport sim stnk bpkb samsat bpjs npwp spt pajak haji umroh umrah cpns prakerja kelurahan
    kecamatan domisili imigrasi vaksin akta polisi rt rw voting vote tilang pln pdam`,
  delivery: `
    kurir* resi* paket* parcel* package* courier* delivery deliver* ongkir* pengiriman* dikirim* pesanan* orderan*
    shipping shipment tracking retur stok* cod checkout`,
  bank: `
    rekening* atm saldo* m-banking mbanking banking kartu debit kredit* limit nasabah tabungan deposito kpr cicilan*
    tagihan* pinjaman* pinjol* top-up topup withdraw cair transfer* mutasi bunga asuransi* polis klaim* claim*
    insurance mortgage loan* refund*`,
  repair: `
    servis* service* bengkel* teknisi* technician* plumber mechanic* bocor* rusak* pecah* diperbaiki tukang*
    reparasi repair* broken garansi warranty spare sparepart`,
  rental: `
    sewa* nyewa* rental* rent kost* kos ngekos kontrakan* apartemen* apartment* villa* tenda kebaya gedung*
    lapangan* laundry`,
  telecom: `
    pulsa kuota* roaming simcard telkomsel indosat xl tri indihome telkom wifi* modem router internet* sinyal* otp
    token mbps paketan`,
  app_account: `
    akun* account* login password sandi otp banned blokir* diblokir* hack* dihack aplikasi* app voucher* poin* point
    member* membership`,
}
