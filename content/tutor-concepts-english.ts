/** What words are about: English and learning it (see tutor/intents/concepts.ts). */
export const aboutEnglish: Record<string, string> = {
  grammar: `
    grammar* tense* verb* noun* preposi* article* artikel plural* singular passive* pasif* aktif conditional*
    clause* klausa gerund* infinitive* modal* adverb* adjective* pronoun* conjunction* subject* subjek predikat
    objek perfect* continuous progressive participle* irregular* structure* struktur* pola* to-be tobe auxiliary
    question-tag reported indirect comparative superlative countable uncountable possessive apostrophe comma koma
    tanda v1 v2 v3 v-ing ing`,
  tense_name: 'present past future simple perfect continuous',
  mend: `
    koreksi* dikoreksi correct* benerin* betulin* perbaiki* diperbaiki check* cek* dicek proofread* fix* revisi*
    edit* salah* wrong benar* bener* betul* mistake* error* grammatically keliru`,
  sentence_word: `
    kalimat* sentence* paragraf* paragraph* essay* esai* email* surat letter caption tulisan* text teks kutipan`,
  rule: `
    rumus* aturan* rule* formula* pola* kapan dipake* dipakai* pake pakai* pemakaian penggunaan* usage use used
    using gunakan digunakan bentuk form`,
  meaning: 'arti* artinya mean meaning* means maksud* makna* definisi* define* definition* istilah* diartikan',
  word: `
    kata* word* vocab* kosakata* sinonim* synonym* antonim* antonym* idiom* phrase* frasa ungkapan* slang
    expression* lawan persamaan padanan opposite lain another formal informal phrasal kosa`,
  translate: `
    translate* terjemah* terjemahin inggrisnya inggrisin diinggriskan inggriskan bahasanya translation* diterjemah*`,
  difference: `
    beda* bedanya perbedaan* difference* different membedakan ngebedain distinguish versus vs sama same antara
    between atau or`,
  sound: `
    pronounc* pronunc* pengucapan* ucap* ngucap* diucap* mengucap* lafal* melafal* pelafalan* dilafal* baca* dibaca*
    bacanya sound* bunyi* dibunyi* accent* aksen* logat* stress* tekanan* penekanan silent vowel* vokal konsonan ipa
    syllable* suku fonetik phonetic* lidah* tongue medok* nyebut* menyebut* sebut* disebut* intonasi* intonation
    huruf* cadel th`,
  practise: `
    latihan* latian* berlatih* melatih practice* practise* practising practicing kuis* quiz* soal* drill* exercise*
    praktek* praktik* ngobrol* conversation* percakapan* dialog* chat challenge* tantang* simulasi* speaking`,
  play: `
    role roleplay* role-play peran* berperan pura* pura-pura pretend* act akting jadi game* main* tebak* play
    tebak-tebakan ceritanya skenario scenario interviewer partner temenin temani`,
  interview: 'interview* wawancara*',
  questions: 'pertanyaan* question* tanyain soal* nomor* biji',
  english: 'inggris* english* bahasa* bhs language*',
  skills: `
    speaking* writing* reading* listening* ngomong* bicara* nulis menulis membaca percakapan presentasi*
    presentation*`,
}

/** What is said in every talk. */
export const inTalk: Record<string, string> = {
  hello: `
    halo* hai hi hello* hey hei assalamualaikum* asalamualaikum salam permisi* p punten pagi siang sore malam malem
    met selamat* good morning evening afternoon yo sup hola greetings`,
  howareyou: 'kabar* meet going doing kenalan name nama* perkenalkan introduce new baru salken kenal',
  thanks: `
    makasih* terima* terimakasih thanks* thank* tengkyu nuhun suwun matur hatur membantu helpful bantuannya cheers
    appreciate* tq ty grateful`,
  bye: 'bye* dadah* dah pamit* goodbye jumpa cabut ttyl later tidur sleep see dulu udahan cukup duluan ketemu besok',
  want: `
    mau ingin want wants wanted wish pengen minat* berminat tertarik interest* looking nyari cari mencari berniat
    niat rencana* plan planning love like hope tertarik`,
  need: 'butuh* perlu* need* membutuhkan memerlukan require* harus must wajib',
  please: `
    tolong* mohon* please minta* kasih* kirim* beri* berikan give bagi* bantu* help send boleh could would can bisa*`,
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
  work: `
    kerja* job* work* career karir* profesi boss bos* klien client* customer* pelanggan tamu* guest* meeting* rapat*
    bisnis business kantoran`,
  abroad: `
    luar negeri abroad overseas singapore australia uk usa london melbourne jepang korea kanada germany belanda
    migrasi visa`,
  study: `
    kuliah* kampus* university* universitas* campus mahasiswa* student* skripsi thesis s2 s1 master graduation
    wisuda jurusan`,
}
