import { wordSet } from '../domain/shared/word-lists.ts'

/** What learners tell of their day: words of its mood, and what she asks back. In one spelling (english/language/slang.ts). */
export const moods = {
  hard: wordSet(`
    marah dimarahin dimarahi marahin ngomel galak takut ketakutan panik malu capek lelah ngantuk mengantuk pusing
    bingung susah sulit berat gagal sepi nangis menangis sedih pecah rusak telat terlambat macet sakit jatuh kepeleset
    kecelakaan hilang ilang ketuker kalah batuk demam pegal pegel bocor stres stress gugup grogi minder ditolak
    diledekin diejek ditinggal meninggal sendirian kesepian bangkrut dipecat mogok rugi benci kesal kesel jengkel kaget
    ngeluh mengeluh komplain cemas khawatir kecewa lembur numpuk kepanasan kehujanan banjir mati berantakan toxic ribet
    repot trauma bosan jenuh terpuruk dobel kaku turun jelek`),
  glad: wordSet(`
    menang juara lulus lahir berhasil diterima keterima bahagia senang seneng bangga hadiah alhamdulillah promosi naik
    liburan sembuh lancar seru keren sukses selesai menikah nikah wisuda bonus`),
}

/** Questions that go on with what somebody told in English; the first whose words occur is asked. */
export const followQuestions: readonly { words: ReadonlySet<string>; ask: string }[] = [
  { words: wordSet('like love enjoy favourite favorite hobby hobbies fond'), ask: 'What do you like most about it?' },
  {
    words: wordSet('hate afraid scared worried nervous sad angry upset tired bored boring'),
    ask: 'What helps you when you feel like that?',
  },
  { words: wordSet('want hope dream plan wish become'), ask: 'What will be your first step?' },
  { words: wordSet('will tomorrow going next soon'), ask: 'How are you getting ready for it?' },
  { words: wordSet('yesterday ago last was were did went came got saw met had'), ask: 'What happened after that?' },
  { words: wordSet('because so but although'), ask: 'How do other people see it?' },
  { words: wordSet('always usually often every never sometimes'), ask: 'How did that begin?' },
  { words: wordSet('my our i we'), ask: 'Can you tell me a little more about it?' },
]
