import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createCompose } from './compose.ts'

const compose = createCompose({ lexicon: openLexicon(), mistakesIn: () => 0 })
const SURE = 0.75

test.each([
  ['handuknya diganti setiap dua hari sekali', 'The towel is changed every two days.'],
  ['barang yang kakak pesan sudah dikirim', 'The item you ordered has been sent.'],
  ['mohon ditunggu ya kakak', 'Please wait.'],
  ['apa kamu mau teh?', 'Do you want tea?'],
  ['tolong telepon saya nanti malam', 'Please call me tonight.'],
  ['nanti saya kabari kalau sudah sampai', "I'll let you know later when I've arrived."],
  ['mohon maaf atas keterlambatan balasan saya', 'Sorry for my late reply.'],
  ['sejak kapan kamu sakit?', 'Since when have you been sick?'],
  ['nanti jahitannya lepas', 'The stitches will come off later.'],
  ['oma kangen sekali sama kamu', 'Grandma misses you very much.'],
  ['aku belum makan siang', "I haven't had lunch yet."],
  ['kamu tinggal di mana', 'Where do you live?'],
  ['ibu saya sedang memasak di dapur', 'My mother is cooking in the kitchen.'],
  ['kemarin dia beli sepatu baru', 'He bought new shoes yesterday.'],
  ['besok aku mau pergi ke Bandung', "I'm going to go to Bandung tomorrow."],
  ['boleh pinjam pulpenmu?', 'Can I borrow your pen?'],
  ['jangan lupa kunci pintu', "Don't forget to lock the door."],
  ['tolong buka jendelanya', 'Please open the window.'],
  ['rumahku lebih besar dari rumahmu', 'My house is bigger than your house.'],
  ['gue gak bisa tidur', "I can't sleep."],
  ['ada tiga kamar di rumah ini', 'There are three rooms in this house.'],
  ['dia bilang dia sibuk', 'He said he was busy.'],
  ['kalau hujan, aku di rumah', "If it rains, I'll be at home."],
  ['aku sudah lima tahun kerja di sini', "I've been working here for five years."],
  ['pesawatnya ditunda dua jam', 'The plane was delayed for two hours.'],
  ['adikku umurnya 10 tahun', 'My younger sibling is ten years old.'],
  ['mau ke mana?', 'Where are you going?'],
  ['pasien di kamar 12 belum minum obat', "The patient in room 12 hasn't taken his medicine yet."],
  ['anak saya demam sejak tadi malam', 'My child has had a fever since last night.'],
  ['kalau hujan kita berhenti di bawah jembatan', "If it rains, we'll stop under the bridge."],
  ['jangan lupa berdoa sebelum tidur siang', "Don't forget to pray before taking a nap."],
  ['dia resign bulan lalu karena pindah ke Surabaya', 'He quit last month because he moved to Surabaya.'],
  ['ongkosnya 25 ribu', 'The fare is 25,000 rupiah.'],
  ['gaji dibayarkan setiap tanggal 25', 'The salary is paid on the 25th of every month.'],
  ['rapatnya mulai dari jam 8 sampai jam 10', 'The meeting starts from 8 to 10.'],
  ['bapak mau pesan apa', 'What do you want to order?'],
  ['jangan lupa pakai helm', "Don't forget to wear a helmet."],
  ['terima kasih sudah membantu saya', 'Thank you for helping me.'],
  ['boleh minta bon', 'Can I have the bill?'],
  ['barang yang saya pesan rusak', 'The item I ordered is broken.'],
  ['temanku yang tinggal di Bali mau menikah', 'My friend who lives in Bali wants to get married.'],
  ['saya tidak mengerti apa yang Anda katakan', "I don't understand what you said."],
  ['aku takut kehilangan kamu', "I'm afraid of losing you."],
  ['emailnya sudah saya kirim', "I've sent the email."],
  ['seandainya aku kaya aku bakal keliling dunia', 'If I were rich, I would travel around the world.'],
  ['waktu saya kecil saya tinggal di desa', 'When I was little, I lived in the village.'],
  ['istri saya hamil tujuh bulan', 'My wife is seven months pregnant.'],
  ['tunggu bentar gue lagi isi bensin', "Wait a moment. I'm getting petrol."],
  ['saya menabung satu tahun untuk membeli motor', 'I saved for one year to buy a motorcycle.'],
  ['simpan obat ini di tempat yang kering dan sejuk', 'Store this medicine in a dry, cool place.'],
  ['dosen saya sulit sekali dihubungi', 'My lecturer is very difficult to contact.'],
  ['maaf, toiletnya hanya untuk pelanggan', 'Sorry, the toilet is only for customers.'],
  ['terima kasih, tapi saya sudah makan', "Thank you, but I've eaten."],
  ['jalan ini ditutup sampai besok', 'This street is closed until tomorrow.'],
  ['gedung ini akan selesai dalam enam bulan', 'This building will be finished in six months.'],
  ['sebaiknya jangan berenang di sini', "You shouldn't swim here."],
  ['obat ini bisa bikin ngantuk', 'This medicine can make you sleepy.'],
  ['ceritakan apa yang terjadi', 'Tell me what happened.'],
  ['saya kirim lokasinya', "I'll send the location."],
  ['ada denda dua juta rupiah', 'There is a fine of 2,000,000 rupiah.'],
  ['aku sudah menontonnya di youtube', "I've watched it on YouTube."],
  ['tetangga saya baik sekali, sering kasih makanan', 'My neighbour is very kind. He often gives food.'],
  ['barangnya sudah dikirim tapi belum sampai', "The item has been sent, but it hasn't arrived yet."],
  ['perawatnya ramah-ramah semua', 'The nurses are all friendly.'],
  ['kamu kerja di bagian apa?', 'What department do you work in?'],
  ['tolong bilang ke bapakmu saya mau datang', 'Please tell your father I want to come.'],
  ['gimana kabar orang tuamu?', 'How are your parents?'],
  ['cucu saya tiga', 'I have three grandchildren.'],
  ['di kampung saya masih banyak sawah', 'There are still many rice fields in my village.'],
  ['rumah itu atapnya bocor', "That house's roof leaks."],
  ['kopinya jangan terlalu manis ya', "The coffee shouldn't be too sweet."],
  ['tagihan bulan oktober belum dibayar', 'The October bill is unpaid.'],
  ['saya baru tiga bulan kerja di sini', "I've only been working here for three months."],
  ['aku dikasih hadiah sama pacarku', 'I was given a gift by my boyfriend.'],
  ['kamu udah makan apa belum?', 'Have you eaten?'],
  ['suster, infus saya macet', 'Nurse, my IV is stuck.'],
  [
    'tolong dicek ulang angkanya, sepertinya ada yang salah',
    'Please double-check the number. I think something is wrong.',
  ],
  ['pembayaran akan diproses dalam tiga hari kerja', 'The payment will be processed in three working days.'],
  ['pasien tidak boleh minum delapan jam sebelum operasi', "The patient can't drink eight hours before the operation."],
  ['berapa lama dari sini ke bandara?', 'How long does it take to the airport from here?'],
  [
    'surat ini harus ditandatangani sama direktur sebelum dikirim',
    "This letter must be signed by the director before it's sent.",
  ],
  ['mobilnya akan menjemput Bapak di lobi', 'The car will pick you up in the lobby.'],
  ['nanti saya hubungi lagi', "I'll get back to you later."],
  ['laba bersih', 'net profit'],
  ['pasien itu terjatuh di kamar mandi tadi malam', 'That patient fell in the bathroom last night.'],
  ['barangnya akan dikirim dua minggu lagi', 'The item will be sent in two weeks.'],
  ['Nenek, sudah waktunya mandi', "Grandma, it's time to take a shower."],
  ['mau diminum di sini atau dibawa pulang?', 'Do you want to drink it here or take it home?'],
  ['saya tidak tahu di mana dia tinggal', "I don't know where he lives."],
  ['semakin besar bebannya, semakin tebal baloknya', 'The bigger the load, the thicker the beam.'],
  ['ibu guru menyuruh kami menghafal puisi itu', 'The teacher told us to memorise that poem.'],
  ['saya diminta datang ke kantor polisi', 'I was asked to come to the police station.'],
  ['hp gue jatoh terus layarnya pecah', 'My phone fell and then the screen broke.'],
  ['anak saya susah makan sayur', 'My child has trouble eating vegetables.'],
  ['ini gedung terbesar di kota ini', 'This is the biggest building in this city.'],
  ['tolong dibungkus', 'Please wrap it.'],
  ['jangan diinjak', "Don't step on it."],
  ['jangan banyak makan gula', "Don't eat too much sugar."],
  ['jangan lupa cuci tangan dulu sebelum makan', "Don't forget to wash your hands first before meals."],
  ['saya lewat jalan lain ya', "I'll take another street."],
  ['mau panas atau dingin?', 'Do you want it hot or cold?'],
  ['ini mau diminum di sini atau dibawa pulang?', 'Do you want to drink this here or take it home?'],
  ['yang belum bayar silakan ke kasir', "Those who haven't paid yet, please go to the cashier."],
  ['orang yang kamu tunggu sudah datang', 'The person you waited for has come.'],
  ['diskon 20% untuk mahasiswa', 'A discount of 20 percent for university students'],
  ['susu oatnya habis', 'The oat milk ran out.'],
  ['kami mencari pembeli di Eropa', "We're looking for a buyer in Europe."],
  ['Pak, tekanan darahnya agak tinggi', 'Sir, your blood pressure is a bit high.'],
  ['Saya masih di jalan. Nanti saya hubungi lagi.', "I'm still on the way. I'll get back to you later."],
  ['ini uang yang kupinjam', 'This is the money I borrowed.'],
  ['rumahku tidak sebesar rumahmu', "My house isn't as big as your house."],
  ['dia sedang mandi waktu saya datang', 'He was taking a shower when I came.'],
  ['jam besuk sudah habis', 'Visiting hours are already over.'],
  ['kami tutup jam 10, last order jam setengah 10', 'We close at 10. The last order is at half past 9.'],
])('%s → %s', (sentence, said) => {
  const found = compose(sentence, 'en')
  expect(found?.text).toBe(said)
  expect(found?.sure).toBeGreaterThanOrEqual(SURE)
})

test.each([
  ['I will pick you up at the station', 'Aku akan menjemput kamu di stasiun.'],
  ['you have the right to call your lawyer', 'Kamu punya hak untuk menelepon pengacaramu.'],
  ['the manager is on leave until Monday', 'Manajernya cuti sampai hari Senin.'],
  ['how much does it cost to rent a car?', 'Berapa harganya untuk sewa mobil?'],
  ['the quality of the food is good', 'Kualitas makanannya bagus.'],
  ["I can't find my keys", 'Aku tidak bisa menemukan kunciku.'],
  ['where did you buy this?', 'Kamu membeli ini di mana?'],
  ['She is not at home.', 'Dia tidak di rumah.'],
  ["they aren't my friends", 'Mereka bukan teman-temanku.'],
  ['he is taller than me', 'Dia lebih tinggi daripada aku.'],
  ['please close the window', 'Tolong tutup jendelanya.'],
  ['can you help me?', 'Bisakah kamu membantu aku?'],
  ['the book that I bought yesterday is expensive', 'Buku yang aku beli kemarin mahal.'],
  ["I don't know where he lives", 'Aku tidak tahu di mana dia tinggal.'],
  ['the pump needs to be replaced before it breaks down', 'Pompanya perlu diganti sebelum mogok.'],
  ["I don't know how to use this machine", 'Aku tidak tahu cara menggunakan mesin ini.'],
  ['she told me not to come', 'Dia menyuruh aku jangan datang.'],
  ['it takes two hours', 'Butuh waktu dua jam.'],
  ['do you know where the station is?', 'Apa kamu tahu di mana stasiunnya?'],
  ['can you help me carry this box?', 'Bisakah kamu membantu aku membawa kotak ini?'],
  ['she is the one who helped me yesterday', 'Dia yang membantu aku kemarin.'],
  ['please pick up your child before 3 pm', 'Tolong jemput anakmu sebelum jam 3 sore.'],
  ['make sure the foundation is deep enough', 'Pastikan pondasinya cukup dalam.'],
  ['we are thankful for everything we have', 'Kami bersyukur atas semua yang kami punya.'],
  ['in this city, food is cheap', 'Makanan murah di kota ini.'],
  ["I was busy. I couldn't come.", 'Aku sibuk. Aku tidak bisa datang.'],
  ['I ordered tea, not coffee', 'Aku memesan teh, bukan kopi.'],
  ['I need some space to think about us', 'Aku butuh ruang untuk memikirkan kita.'],
  ['how long will it take to get to the airport?', 'Butuh waktu berapa lama untuk sampai ke bandara?'],
])('%s → %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test('a part that it cannot put together is taken from the phrase book', () => {
  const said = 'Is there anything I can help you with?'
  const withBook = createCompose({
    lexicon: openLexicon(),
    mistakesIn: () => 0,
    phrase: (part) => (part.startsWith('ada yang bisa') ? { text: said, to: 'en', sure: 1 } : null),
  })
  const found = withBook('Pak Direktur sedang rapat, ada yang bisa saya bantu?', 'en')
  expect(found?.text).toBe(`The director is in a meeting. ${said}`)
})

test('what it does not know is left, not guessed', () => {
  expect(compose('kecirit mulu saldonya', 'en')?.sure ?? 0).toBeLessThan(SURE)
  expect(compose('aku nggak sengaja', 'en')).toBeNull()
})

test('a word that is not known stays as it is, and is named', () => {
  const found = compose('dia nggantelin sepeda saya', 'en')
  expect(found?.text).toBe('He [nggantelin] my bicycle.')
  expect(found?.unknown).toEqual(['nggantelin'])
  expect(found?.sure).toBeLessThan(SURE)
})

test('it offers a more polite way, and the other person that "dia" may be', () => {
  expect(compose('tolong buka pintunya', 'en')?.also).toBe('Could you open the door, please?')
  expect(compose('dia capek', 'en')?.also).toBe("She's tired.")
})
