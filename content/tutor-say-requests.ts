import type { WordClasses } from '../domain/shared/frames.ts'

/**
 * How people ask what to say in a situation, as frames (domain/shared/frames.ts): by what is to be done with words
 * ('nolaknya gmn', 'how do I turn him down'), or plainly ('ngomong apa ya'), which may also ask for a translation.
 */
export const sayRequests = {
  deed: `
    … @deed … @how …
    … @how @way? @deed …
    … @way @deed …
    … @answering @what …
    … @what yang|yg @must? @me? @answer …
    … @must @answering @what …
    … how do|can|should|would|could|to|does|did @me? @deeds …
    … what do|should|can|could|would|does|shall|must @me @says …
    … what @me must|should|have_to|can|could|need_to|will|shall @says …
    … what to @says …
    … @polite way|ways to @deeds …
    … i|we need|want|have to @deeds|break_it|let_go … @kindly …
    … @want @tells …
    … @make? kalimat|kata-kata|pesan|ucapan|email|e-mail|chat untuk|buat @deed|@say …
    … @make kalimat|pesan|ucapan|email|e-mail|surat|chat undangan|penolakan|permintaan|ucapan|perkenalan|penawaran|pengingat|keluhan …
    … phrases|sentences|lines|expressions|wording|words for|to @doing …`,
  plain: `
    … @want @say …
    i|we want|need|have to tell|ask|say …
    … @saying @how …
    … @how @way? @say …
    … @way @say …
    … @saying @what …
    … kalimat|kalimatnya|ucapan|ucapannya|kata-katanya|kata2nya @what|@how …
    … ada kalimat|ungkapan|kata-kata|ucapan …
    … how do|can|should|would|to @me? say|tell|put|word|phrase|ask …`,
}

/** What to say is asked of the school only where it names a class of ours. */
export const aboutOurSchool = {
  school: `
    … kelas*|kursus*|les|lesnya|program*|course*|class|classes|kalian|placement|trial|daftar* …
    … your school|team|price|prices|fees|office|teachers …`,
}

const deed = `
  nolak menolak nolaknya negur menegur negurnya tegur nagih menagih nagihnya tagih nyapa menyapa nyapanya
  minta_maaf minta_maafnya maafnya bales balas balesnya balasnya membalas nanggepin menanggapi nawarin menawarkan
  nawarinnya ngucapin mengucapkan ngucapinnya ngajak mengajak ngajaknya nego negonya menego izin izinnya minta_izin
  nyemangatin komplain ngomplain ngeluh mengeluh ngingetin mengingatkan ngingetinnya jelasinnya ngabarin ngasih_tau
  ngasih_taunya memotong motong nyela menyela nutup menutup buka membuka mulai mulainya ngebatalin batalin
  menunda nunda memuji muji nyuruh nyuruhnya nenangin menenangkan follow_up ngaku mengaku pamit jawab jawabnya
  menjawab ngelayanin melayani ngundang mengundang undang`

export const sayWords: WordClasses = {
  how: 'gimana gmn gmna gimn bagaimana bgmn piye kumaha macam_mana apa_ya',
  what: 'apa apaan apa_ya',
  way: 'cara caranya',
  want: 'mau pengen pgn ingin harus mesti perlu kudu',
  must: 'harus mesti musti sebaiknya kudu perlu',
  me: 'i we you she he they one aku saya gue gw sy kita kami my_assistant a_nurse a_waiter a_cashier a_driver',
  make: 'buatkan buatin bikinin bikin buat tuliskan tulisin minta',
  deed,
  answer: 'jawab dijawab katakan ucapkan bilang dibilang omongin diomongin ngomong balas bales ditulis tulis lakukan',
  answering: `jawab jawabnya bales balas balesnya ngomong bilang ucapin ngucapin ngomongnya bilangnya nanggepinnya
    omong ngetik nulis tulis`,
  say: 'bilang ngomong mengatakan bilangin nyebut menyampaikan nyampein nanya menanyakan tanya bertanya ngomongin',
  saying: 'bilangnya ngomongnya nanyanya nyampeinnya omongnya bilang ngomong nanya',
  says: 'say write answer reply tell ask text respond post',
  polite: 'polite nice kind good better gentle friendly professional softer best right proper',
  deeds: `refuse decline reject turn say_no say_sorry reply answer respond apologise apologize complain invite thank
    greet introduce remind negotiate start begin open close end interrupt offer warn congratulate comfort chase hold
    cheer cancel postpone reschedule resign quit correct disagree agree order book report wrap calm deal handle praise
    ask tell word put phrase admit refund explain request stop hurry get_out make_small_talk address approach`,
  tells: `ngabarin mengabari ngasih_tau kasih_tau memberi_tahu ngingetin nagih negur nolak menolak nyapa ngajak
    minta_maaf nenangin nyemangatin ngucapin nanggepin`,
  kindly: 'kindly politely nicely gently professionally softly wording phrase word respectfully',
  doing: `refusing declining saying asking telling apologising greeting inviting thanking meetings customers guests
    code interviews small_talk a an the my serving taking a_job negotiating presentations phone calls emails email`,
}

/** Something to be said to somebody else: 'mau izin ke guru anak saya', no wish to the school. */
export const toldOthers = {
  others: '… @wanting @telling ke|kepada|sama|ama|to|my|the? ke|my|the? @others …',
}

export const toldOthersWords: WordClasses = {
  wanting: 'mau pengen pingin pgn ingin harus perlu want_to need_to have_to i_want',
  telling: `
    izin ijin minta_izin minta_ijin minta_maaf pamit bilang ngomong ngabarin kabarin lapor nolak menolak nego protes
    komplain cancel batalin resign tell ask apologise apologize say_sorry write`,
  others: `
    guru wali_kelas bos bosku atasan dosen manager manajer klien client tamu customer pelanggan tetangga pacar dokter
    hrd hr teman temen rekan kolega boss teacher colleague landlord neighbour neighbor supplier madam majikan`,
}
