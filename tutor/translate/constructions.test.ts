import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createCompose } from './compose.ts'

const compose = createCompose({ lexicon: openLexicon(), mistakesIn: () => 0 })

test.each([
  ['mahal nggak harganya?', 'Is the price expensive?'],
  ['udah sampai belum paketnya?', 'Has the package arrived?'],
  ['kapan bisa diambil motornya?', 'When can the motorcycle be taken?'],
  ['kunci motornya dibawa siapa?', 'Who brought the motorcycle key?'],
  ['bayarnya pakai apa?', 'What do you pay with?'],
  ['boleh dicoba?', 'Can I try it?'],
  ['besok jadi berangkat nggak?', 'Will you still leave tomorrow?'],
  ['gimana kalau kita makan dulu?', 'What if we eat first?'],
  ['minta air putih satu', 'Can I have one water?'],
])('asked: %s', (sentence, said) => {
  expect(compose(sentence, 'en')?.text).toBe(said)
})

test.each([
  ['kita jalan-jalan yuk', "Let's go for a walk."],
  ['kita pulang saja', "Let's go home."],
  ['temenin gue ke mal yuk', 'Accompany me to the mall.'],
  ['jangan pernah tinggalin aku ya', 'Never leave me.'],
  ['jangan lari nanti jatuh', "Don't run, or you'll fall."],
  ['kuncinya jangan lupa dikembalikan', "Don't forget to return your key."],
  ['tolong buka mulutnya', 'Please open your mouth.'],
  ['obatnya dihabiskan ya', 'Finish your medicine.'],
  ['tv-nya kecilin dong', 'Turn down the TV.'],
  ['kalau pusing, langsung panggil saya', "If you're dizzy, call me right away."],
  ['keluarga pasien harap menunggu di luar', "The patient's family, please wait outside."],
  ['tidak boleh merokok di dalam kamar', "You can't smoke inside the room."],
  ['nggak usah dipikirin', "There's no need to think about it."],
])('told to do: %s', (sentence, said) => {
  expect(compose(sentence, 'en')?.text).toBe(said)
})

test.each([
  ['sejak ketemu kamu, hidupku berubah', 'Since I met you, my life has changed.'],
  ['dia pulang tanpa pamit', 'He goes home without saying goodbye.'],
  ['rumah ini bocor kalau hujan', 'This house leaks when it rains.'],
  ['kepala saya sakit sejak bangun tidur', 'My head has hurt since I woke up.'],
  ['kayaknya mau hujan', "I think it's going to rain."],
  ['taksinya sudah menunggu di depan', 'The taxi is already waiting in front.'],
  ['makanannya belum datang juga', "The food still hasn't come."],
  ['saya pengen bisa berenang', 'I want to be able to swim.'],
  ['saya kurang paham', "I don't really understand."],
  ['cuma kamu yang ngertiin aku', 'Only you understand me.'],
  ['lima menit lagi sampai', "I'll arrive in five minutes."],
  ['gue menang lima kali berturut-turut', 'I won five times in a row.'],
  ['makin lama makin susah', "It's getting more and more difficult."],
  ['harganya naik jadi lima puluh ribu', 'The price rises to 50,000 rupiah.'],
  ['kelasnya dipindah ke gedung B', 'The class was moved to building B.'],
  ['badan saya pegal semua', 'My body is sore all over.'],
  ['kopi pahit tanpa gula', 'Bitter coffee without sugar'],
  ['aplikasinya harus di-update dulu', 'The app must be updated first.'],
  ['pacarku orangnya cuek', 'My boyfriend is indifferent.'],
  ['suaminya kerja di kapal', 'Her husband works on the ship.'],
  ['hati-hati di jalan, sayang', 'Be careful on the way.'],
  ['terima kasih banyak atas bantuannya', 'Thank you very much for your help.'],
  ['dia mengirimi saya bunga', 'He sent me a flower.'],
])('told: %s', (sentence, said) => {
  expect(compose(sentence, 'en')?.text).toBe(said)
})

test.each([
  ['your payment has been received', 'Pembayaranmu sudah diterima.'],
  ['turn left here', 'Belok kiri di sini.'],
])('in Indonesian: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test("'jadi' that concludes is no helper", () => {
  expect(compose('kakinya masih sakit, jadi tidak bisa jalan jauh', 'en')?.text).toContain(", so I can't walk far")
})

test.each([
  ['kakek kangen sekali sama kamu', 'I miss you very much.'],
  ['oma sayang kalian berdua', 'I love you both.'],
])('somebody of the family may speak of themselves: %s', (sentence, also) => {
  expect(compose(sentence, 'en')?.also).toBe(also)
})

test.each([
  ['ujiannya diundur jadi minggu depan', 'The exam was postponed to next week.'],
  ['rapatnya dimajuin jadi jam sembilan ya, Bu', 'The meeting was brought forward to 9.'],
  ['barang yang rusak dipisahin, jangan dicampur', "Separate the broken item. Don't mix it."],
  ['kodenya jangan langsung di-push, direview dulu', "Don't push the code right away. Review it first."],
  ['laporannya tinggal dikirim', 'The report just needs to be sent.'],
  ['aku capek berantem terus', "I'm tired of fighting all the time."],
  ['dia pasti sudah pulang', 'He must have gone home.'],
  ['aku pasti datang', "I'll definitely come."],
  ['apa saya boleh parkir di sini?', 'Can I park here?'],
  ['buruan, kalau tidak kita telat', "Hurry up, or we'll be late."],
  ['listriknya mati semalam', 'The electricity went out last night.'],
])('with words around them: %s', (sentence, said) => {
  expect(compose(sentence, 'en')?.text).toBe(said)
})
