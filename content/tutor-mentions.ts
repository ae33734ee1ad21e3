import { phraseSet } from '../domain/shared/word-lists.ts'

/** Phrases that show what a message is about, wherever they occur in it; case and punctuation are ignored. */
export const mentions = {
  /** A request to the teacher during a role-play. */
  help: phraseSet(`
    what should i say|what should i answer|what do i say|what can i say|what to say|how should i answer|
    how do i answer|how can i answer|how to answer|jawab apa|harus bilang apa|bilang apa|ngomong apa|
    jawabnya gimana|gimana jawabnya|contoh jawaban|contoh jawabannya|example answer|sample answer|hint|clue|
    petunjuk|give me an example|kasih contoh|contohnya|gimana ngomongnya`),
  /** A request for feedback during a role-play. */
  feedback: phraseSet(`
    feedback|jawabanku tadi|gimana jawabanku|jawaban aku tadi|jawabanku gimana|menurut miss|menurut kamu gimana|
    nilai dong|kalimat barusan|kalimat tadi ada yang salah|ada yg salah|
    how am i doing|how was my english|how was that|did i say it right|correct me|any mistakes|koreksi aku|
    koreksi dong|gimana bahasa inggrisku|ada yang salah|udah bener belum|masukan dong|nilai jawabanku|
    check my answer|check my answers|comment on my answer`),
  /** Words that ask something. */
  asking: phraseSet(`
    apa|gimana|bagaimana|gmn|kenapa|knp|kapan|berapa|mana|siapa|what|how|why|when|where|which|tolong|bisa|boleh|mau|
    ajarin|cara|minta|kasih`),
  /** A request for a whole lesson. */
  lesson: phraseSet(`
    give me a lesson|start a lesson|start the lesson|start my lesson|a short lesson|a quick lesson|
    ten minute lesson|10 minute lesson|10 minutes lesson|todays lesson|today's lesson|a full lesson|
    teach me a lesson|one lesson|have a lesson|next lesson|lesson please|english lesson now|a proper lesson|
    mulai pelajaran|mulai pelajarannya|mulai belajar|kasih pelajaran|kasih aku pelajaran|minta pelajaran|
    pelajaran hari ini|pelajaran berikutnya|pelajaran selanjutnya|belajar 10 menit|belajar sepuluh menit|
    pelajaran 10 menit|satu pelajaran|lanjut pelajaran|ajarin aku dari awal|ajari aku dari awal|ajarin dari dasar|
    ajari dari dasar|ajarin pelan pelan|belajar step by step|belajar bertahap|bikin pelajaran|buatkan pelajaran|
    lesson dong|kasih lesson|minta lesson|mau lesson|pengen lesson`),
  /** A wish for an easier question. */
  easier: phraseSet(`
    yang gampang|yg gampang|lebih gampang|gampangan|yang mudah|yg mudah|lebih mudah|easier|an easy one|
    something easy|soal lain|ganti soal|another question|a different question|yang lain aja`),
  hint: phraseSet('hint|hints|clue|petunjuk|kasih bantuan|help me|bantu dong|bantuin dong'),
  score: phraseSet(`
    my score|my result|skorku|skor saya|skor aku|skor gw|skor gue|skor gua|nilai gue|nilai gw|berapa skor|
    berapa nilai|nilaiku|nilai saya|nilai aku|hasil kuis|hasil kuisku|how did i do|berapa benar|benar berapa|
    skornya|skor tadi|skor kuis|nilai kuis|what was the score`),

  sad: phraseSet(`
    died|passed away|meninggal|sedih|sad|broke up|putus cinta|putus sama|diputusin|lonely|kesepian|depressed|
    depresi|heartbroken|patah hati|cheated|selingkuh|diselingkuhin|lost my job|lost my mother|lost my father|
    lost my mom|lost my dad|lost my dog|lost my cat|got fired|dipecat|di phk|curhat|nangis|crying|failed the test|
    failed my test|failed the exam|failed my exam|failed the interview|gagal ujian|gagal wawancara|gagal interview|
    hate my life|hate myself|benci hidupku|benci hidup|benci diriku|nobody loves me|no one loves me|nobody cares|
    no one cares|tired of everything|so stressed|stressed out|stres|stress|setres|capek sama semuanya|
    cape sama semuanya|capek banget sama|pengen nangis|killed himself|killed herself|took his own life|
    took her own life|bunuh diri|nangis beneran|kesel bgt|kesel banget|kesal banget|kesel|bete banget|bete bgt|
    dimarahin|dimarahi|diomelin|dibentak|kecewa banget|kecewa bgt|capek bgt|capek banget|
    cape bgt|cape banget|capek miss|lelah banget|ditolak|ditolak kerja|down banget|down bgt|nyerah|insecure|
    overwhelmed bgt|overwhelmed banget|putus|berduka|kehilangan|feel so alone|feel alone|sendirian|burnout|
    overthinking|terpuruk|takut mati|afraid of dying`),
  /** Nervous, which may be good news. */
  nervous: phraseSet(`deg degan|degdegan|gugup banget|takut banget|cemas|panik`),
  glad: phraseSet(`
    akhirnya bisa|akhirnya berani|akhirnya lulus|agak berani|jadi berani|lebih berani|makin berani|mulai berani|
    makin pede|tambah pede|jadi pede|lebih pede|bangga banget|bangga bgt|bangga sama|seneng banget|senang banget|
    seneng bgt|senang bgt|tp seneng|tapi seneng|tapi senang|i finally did it|so proud|i'm proud|so happy today|
    passed the test|passed my test|passed the exam|passed my exam|passed the interview|got the job|got a job|
    got a new job|got a promotion|got a scholarship|got the scholarship|got promoted|won the|i won|aku lulus|saya lulus|
    gw lulus|aku diterima|saya diterima|dapat beasiswa|got accepted|got engaged|got married|it's my birthday|
    today is my birthday|aku ulang tahun|ulang tahunku|naik jabatan|dapat kerja|keterima kerja`),
  /** Somebody else is sad. */
  others: phraseSet(`
    dia|mereka|orang|tokoh|karakter|film|lagu|cerita|artinya|arti|inggrisnya|kata|bahasa inggris|bilang|gimana|apa|
    kalimat`),
  myself: phraseSet(`
    i|i'm|im|my|me|aku|saya|gw|gue|gua|ku|hidupku|diriku|temanku|temenku|sahabatku|ayahku|bapakku|ibuku|mamaku|
    papaku|kakakku|adikku|nenekku|kakekku|anakku|suamiku|istriku|pacarku|kucingku|anjingku`),

  rude: phraseSet(`
    fuck|fuck you|fucking|bangsat|kampret|goblok|tolol|bego|anjing lo|anjing lu|anjing kau|anjing kamu|babi lo|
    bodoh banget|bot bodoh|botnya bodoh|bodoh botnya|kamu bodoh|lo bodoh|bot sampah|situs sampah|web sampah|
    jelek banget botnya|botnya jelek|you are stupid|you're stupid|you stupid|you are so stupid|you are dumb|
    you're dumb|you are useless|you're useless|you are an idiot|you idiot|you suck|you are trash|you are garbage|
    you are the worst|you are terrible|site is trash|site is garbage|site sucks|site is rubbish|site is stupid|
    site is useless|website is trash|website sucks|bot is stupid|bot is trash|bot is useless|bot sucks|
    this is trash|this is garbage|this sucks|this is bullshit|shut up|stupid bot|useless bot|dumb bot`),
  sorry: phraseSet('sorry|maaf|i apologise|i apologize|my bad'),
  /** With one of these the message asks about a rude word. */
  aboutWords: phraseSet('mean|means|meaning|arti|artinya|inggrisnya|english|translate|kata|word|pronounce'),

  /** Prompt injection. */
  orders: phraseSet(`
    ignore all|ignore any|ignore your|ignore the|ignore previous|ignore everything|disregard all|disregard your|
    disregard previous|forget your|forget all|forget everything|abaikan semua|abaikan aturan|abaikan aturanmu|
    abaikan instruksi|abaikan instruksimu|repeat after me|pretend you are|pretend you're|pretend you have|
    act as if you|you are now|system prompt|pura pura kamu|pura pura jadi`),

  isReal: phraseSet(`
    are you real|are you a real|are you human|are you a human|are you a person|are you a robot|are you robot|
    are you a bot|are you bot|are you ai|are you an ai|are you a machine|are you a chatbot|are you a computer|
    is this a bot|is this a robot|is this a real|is this ai|talking to a robot|talking to a bot|talking to a human|
    talking to a person|kamu robot|kamu bot|kamu ai|kamu manusia|kamu orang|ini robot|ini bot|ini ai|ini manusia|
    ini orang beneran|who made you|who created you|who built you|siapa yang bikin kamu|siapa yang buat kamu|
    siapa yang membuat kamu`),
  itsLife: phraseSet(`
    are you single|are you married|are you happy|are you sad|are you okay|are you hungry|are you tired|
    do you have a boyfriend|do you have a girlfriend|do you have a husband|do you have feelings|
    do you have a family|do you have a hobby|do you have hobbies|how old are you|what do you like|do you like|
    your favourite|your favorite|kamu suka apa|makanan favoritmu|where are you from|kamu umur berapa|udah makan|
    punya pacar|kamu jomblo|kamu lagi apa|lagi apa kamu|umur kamu|hobimu|hobi kamu`),
  itsSkills: phraseSet(`
    what can you do|what do you do|what can you help|how can you help|bisa apa aja|bisa apa saja|kamu bisa apa|
    bantu apa`),

  greeting: phraseSet(`
    halo|hallo|haloo|halooo|hai|haii|haiii|hi|hello|helo|hey|hei|pagi|siang|sore|malam|morning|good afternoon|
    evening|assalamualaikum|assalamu'alaikum|salam|permisi|misi|punten|tanya|nanya|ask|anyone|online|first time|
    ms kiky|kiky|kenalan|kenalin|salam kenal|nice to meet`),
  howAreYou: phraseSet(`
    apa kabar|how are you|how's it going|how is it going|kabar|how do you do|what's up|gimana kabarnya|
    how are things`),
  name: phraseSet('siapa|who are you|your name|nama kamu|namamu'),
  company: phraseSet('hr|hrd|human resources|pt|cv|perusahaan|company|kantor'),
  thanks: phraseSet(`
    matur nuwun|matur suwun|maturnuwun|hatur nuhun|cheers|lifesaver|
    jazakillah|jazakallah|jazakallahu|arigato|gomawo|kamsahamnida|tysm|thanku|tks|makasii|makasihh|tengs|thengs|nuhun|
    makasih|makasi|mksh|terima kasih|terimakasih|thank you|thanks|thank|thx|ty|tq|trims|tengkyu|nuhun|suwun|
    appreciate it`),
  /** Pleased with an answer. */
  content: phraseSet(`
    lumayan|mantap|mantul|keren|bagus|jelas|paham|ngerti|oke|ok|okay|sip|siip|nice|great|cool|perfect|gold|awesome|
    better|good|helpful|membantu|jos|top|got it|i see|alright|noted|catet`),
  /** For another time. */
  later: phraseSet(`
    cukup|udahan|enough|nanti|ntar|besok|pikir|mikir|mikir mikir|dulu|later|think|tomorrow|next time|kapan kapan|maybe|
    ask`),
  bye: phraseSet(`
    bye|goodbye|see you|see u|dadah|pamit|sampai nanti|sampai jumpa|sampai ketemu|good night|have a nice day|
    have a good day`),

  anything: phraseSet(
    'teach me something|teach me anything|ajarin sesuatu|ajari aku sesuatu|ajarin apa aja|ajarin dong',
  ),
  complaint: phraseSet(`
    nobody called|no one called|nobody has called|nobody contacted|no one contacted|nobody replied|no reply|
    belum dihubungi|tidak ada yang menghubungi|gak ada yang hubungi|gak ada yang menghubungi|belum ada yang hubungi|
    belum ada yang menghubungi|tidak dihubungi|gak dihubungi|ga dihubungi|no one has contacted|nobody has contacted|
    bad service|poor service|terrible service|pelayanan buruk|pelayanannya buruk|kecewa sama|kecewa dengan|
    i want to complain|mau komplain|mau complain|uang saya belum`),
  homework: phraseSet(`
    do my homework|write an essay|write my essay|write me an essay|write the essay|write a letter for me|
    finish my assignment|kerjain pr|kerjakan pr|kerjain tugas|kerjakan tugas|buatin essay|bikinin essay|
    bikinin tugas|buatkan esai`),
  joke: phraseSet(`
    i'm bored|im bored|bosen nih|bosan nih|joke|jokes|lelucon|knock knock|something funny|cerita lucu|tebak tebakan`),
}
