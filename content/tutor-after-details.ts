/** What is said around the details of a visitor, as frames (see domain/shared/frames.ts). */
export const afterDetailsWords = {
  ok: 'bener benar betul pas oke ok lengkap masuk terkirim',
  right: 'right correct ok okay complete sent',
  done: 'udah sudah udh dah',
  polite: 'ok oke okay hmm hmmm well thanks thank_you makasih sorry maaf baik i_see',
  iWill: "i'd_like_to i_would_like_to i_want_to i_need_to i'll i_will let_me i_have_to i_should",
  thinkIt: 'think_about_it think_it_over think_first think_for_a_while',
  askOthers: 'discuss talk_to talk_with talk_about_it ask_my consider',
  i: 'aku saya gue gw biar mau nanti coba kayaknya tak gua',
  think: `
    pikir mikir pikirin pikirkan pikir_pikir mikir_mikir pertimbangkan pertimbangin diskusi diskusikan diskusiin
    rundingan omongin bicarakan tanya`,
  later: 'dulu lagi sama ke dengan',
  others: `
    it first dulu parents husband wife boss family suami istri ortu orangtua orang_tua bos atasan mama ibu keluarga
    manager`,
  contact: 'call contact reach write reply get_in_touch',
  us: 'you they someone somebody team',
  make: `
    buatin buatkan buatkanlah bikinin bikinkan tulisin tuliskan karangin karangkan tolong_buat tolong_bikin tolong_tulis
    bisa_buat bisa_bikin bisa_tulis minta_buat minta_bikin coba_buat coba_bikin coba_tulis dibuatin dibikinin
    dibuatkan`,
  text: `
    email e_mail surat esai essay lamaran cover_letter pidato speech cv resume caption paragraf cerpen makalah laporan
    naskah karangan letter paragraph report`,
  writing: 'write draft make create compose',
} as const

export const afterDetails = {
  next: `
    … what happens next|now|after …
    … what's|what_is|what next …
    … now|then what …
    … what do i do now …
    … terus|trus gimana|apa|ngapain …
    … habis|abis|setelah|sesudah ini|itu …
    … selanjutnya apa|gimana …
    … langkah selanjutnya|berikutnya …`,
  called: `
    … kapan|when … dihubungi*|ditelp*|ditelepon|di_wa|diwa|dikabari* …
    … when … @us … @contact …
    … how soon|long … call|contact|hear_from|reply …`,
  right: `
    … @done @ok semua|datanya? belum|blm|kah|gak|ga|ya|kan …
    … is|are|was it|that|they|everything|all all? @right now?`,
  thinking: `
    @polite? @polite? @iWill just? @thinkIt|@askOthers …
    @polite? @polite? @i @think @later …
    @polite? @polite? @i dulu|masih|sih|ya|aku|saya|juga|harus|perlu|mau @think @later …
    @polite? @polite? wah|ya|hmm? pikir|mikir|pikir_pikir|mikir_mikir dulu …`,
  write: `
    … @make … @text …
    can|could|would|please? you? please? @writing me? a|an|my|the @text …
    can|could|would|please? you? please? @writing me? a|an|my|the * @text …
    can|could|would|please? you? please? @writing me? a|an|my|the * * @text …`,
}
