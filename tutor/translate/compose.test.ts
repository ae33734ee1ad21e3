import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createCompose } from './compose.ts'

const compose = createCompose({ lexicon: openLexicon(), mistakesIn: () => 0 })
const SURE = 0.75

test.each([
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
  ['jalan ini ditutup sampai besok', 'This street is closed until tomorrow.'],
  ['gedung ini akan selesai dalam enam bulan', 'This building will be finished in six months.'],
  ['sebaiknya jangan berenang di sini', "You shouldn't swim here."],
  ['obat ini bisa bikin ngantuk', 'This medicine can make you sleepy.'],
  ['ceritakan apa yang terjadi', 'Tell me what happened.'],
  ['saya kirim lokasinya', "I'll send the location."],
  ['ada denda dua juta rupiah', 'There is a fine of 2,000,000 rupiah.'],
  ['aku sudah menontonnya di youtube', "I've watched it on YouTube."],
  ['laba bersih', 'net profit'],
  ['pasien itu terjatuh di kamar mandi tadi malam', 'That patient fell in the bathroom last night.'],
  ['barangnya akan dikirim dua minggu lagi', 'The item will be sent in two weeks.'],
  ['Nenek, sudah waktunya mandi', "Grandma, it's time to take a shower."],
  ['mau diminum di sini atau dibawa pulang?', 'Do you want to drink it here or take it home?'],
  ['saya tidak tahu di mana dia tinggal', "I don't know where he lives."],
  ['semakin besar bebannya, semakin tebal baloknya', 'The bigger the load, the thicker the beam.'],
  ['ibu guru menyuruh kami menghafal puisi itu', 'The teacher tells us to memorise that poem.'],
  ['saya diminta datang ke kantor polisi', 'I was asked to come to the police station.'],
  ['hp gue jatoh terus layarnya pecah', 'My phone fell and then the screen broke.'],
  ['anak saya susah makan sayur', 'My child has trouble eating vegetables.'],
  ['ini gedung terbesar di kota ini', 'This is the biggest building in this city.'],
])('%s → %s', (sentence, said) => {
  const found = compose(sentence, 'en')
  expect(found?.text).toBe(said)
  expect(found?.sure).toBeGreaterThanOrEqual(SURE)
})

test.each([
  ['I will pick you up at the station', 'Aku akan menjemput kamu di stasiun.'],
  ['you have the right to call your lawyer', 'Kamu punya hak untuk menelepon pengacaramu.'],
  ['the manager is on leave until Monday', 'Manajernya cuti sampai hari senin.'],
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
])('%s → %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
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
