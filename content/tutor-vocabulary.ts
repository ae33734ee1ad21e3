import { leisureWords } from './tutor-vocabulary-leisure.ts'

/** Words by theme: word, Indonesian, example sentence. */
export interface VocabularySet {
  id: string
  names: readonly string[]
  title: { id: string; en: string }
  words: readonly (readonly [word: string, gloss: string, example: string])[]
}

export const vocabularySets: readonly VocabularySet[] = [
  {
    id: 'food',
    names: ['food', 'makanan', 'cooking', 'masak', 'dapur', 'kitchen', 'restaurant', 'restoran', 'minuman', 'drink'],
    title: { id: 'makanan dan dapur', en: 'food and the kitchen' },
    words: [
      ['taste', 'rasa, mencicipi', 'Would you like to taste the soup?'],
      ['spicy', 'pedas', 'This sambal is too spicy for me.'],
      ['boil', 'merebus', 'Boil the water for three minutes.'],
      ['recipe', 'resep', 'My grandmother gave me this recipe.'],
      ['leftovers', 'sisa makanan', 'We had leftovers for lunch.'],
      ['bill', 'tagihan', 'Could we have the bill, please?'],
    ],
  },
  {
    id: 'travel',
    names: [
      'travel',
      'traveling',
      'jalan-jalan',
      'liburan',
      'wisata',
      'airport',
      'bandara',
      'holiday',
      'vacation',
      'hotel',
      'trip',
    ],
    title: { id: 'perjalanan', en: 'travel' },
    words: [
      ['luggage', 'bagasi, koper', 'My luggage is under ten kilos.'],
      ['departure', 'keberangkatan', 'Departure is at gate five.'],
      ['book', 'memesan', 'I booked a room for two nights.'],
      ['delay', 'keterlambatan', 'There was a delay of one hour.'],
      ['aisle', 'lorong (kursi)', 'I prefer an aisle seat.'],
      ['sightseeing', 'melihat-lihat kota', 'We went sightseeing all day.'],
    ],
  },
  {
    id: 'work',
    names: ['work', 'office', 'kantor', 'kerja', 'business', 'bisnis', 'meeting', 'rapat', 'email', 'pekerjaan', 'job'],
    title: { id: 'kantor dan rapat', en: 'the office and meetings' },
    words: [
      ['deadline', 'tenggat', 'The deadline is next Friday.'],
      ['colleague', 'rekan kerja', 'My colleague is on leave.'],
      ['agenda', 'agenda rapat', 'What is on the agenda today?'],
      ['postpone', 'menunda', 'We had to postpone the meeting.'],
      ['attach', 'melampirkan', 'I have attached the report.'],
      ['follow up', 'menindaklanjuti', 'I will follow up by e-mail.'],
    ],
  },
  {
    id: 'interview',
    names: ['interview', 'wawancara', 'lamaran', 'cv', 'resume'],
    title: { id: 'wawancara kerja', en: 'job interviews' },
    words: [
      ['strength', 'kelebihan', 'My main strength is patience.'],
      ['weakness', 'kelemahan', 'I am working on my weakness.'],
      ['experience', 'pengalaman', 'I have two years of experience in sales.'],
      ['apply', 'melamar', 'I would like to apply for this position.'],
      ['salary', 'gaji', 'May I ask about the salary?'],
      ['responsible', 'bertanggung jawab', 'I was responsible for three shops.'],
    ],
  },
  {
    id: 'family',
    names: ['family', 'keluarga', 'saudara', 'relative'],
    title: { id: 'keluarga', en: 'family' },
    words: [
      ['sibling', 'saudara kandung', 'I have two siblings.'],
      ['niece', 'keponakan perempuan', 'My niece is three years old.'],
      ['nephew', 'keponakan laki-laki', 'My nephew loves trains.'],
      ['relative', 'kerabat', 'Many relatives came to the wedding.'],
      ['in-laws', 'mertua dan ipar', 'My in-laws live in Malang.'],
      ['raise', 'membesarkan', 'She raised four children.'],
    ],
  },
  {
    id: 'weather',
    names: ['weather', 'cuaca', 'hujan', 'musim', 'season'],
    title: { id: 'cuaca', en: 'the weather' },
    words: [
      ['humid', 'lembap', 'It is hot and humid today.'],
      ['drizzle', 'gerimis', 'It was only a drizzle.'],
      ['flood', 'banjir', 'The flood closed the road.'],
      ['forecast', 'ramalan cuaca', 'The forecast says rain.'],
      ['breeze', 'angin sepoi', 'There is a cool breeze on the beach.'],
      ['lightning', 'kilat', 'Lightning hit the tree.'],
    ],
  },
  {
    id: 'feelings',
    names: ['feelings', 'perasaan', 'emotion', 'emosi', 'sifat', 'people', 'orang', 'kepribadian', 'adjectives'],
    title: { id: 'perasaan dan sifat', en: 'feelings and character' },
    words: [
      ['relieved', 'lega', 'I was relieved after the test.'],
      ['stubborn', 'keras kepala', 'My brother is stubborn.'],
      ['generous', 'murah hati', 'She is generous with her time.'],
      ['anxious', 'cemas', 'I feel anxious before a speech.'],
      ['proud', 'bangga', 'We are proud of you.'],
      ['reliable', 'bisa diandalkan', 'He is a reliable friend.'],
    ],
  },
  {
    id: 'health',
    names: ['health', 'kesehatan', 'sakit', 'doctor', 'dokter', 'tubuh', 'body'],
    title: { id: 'kesehatan', en: 'health' },
    words: [
      ['fever', 'demam', 'He has a high fever.'],
      ['sore throat', 'sakit tenggorokan', 'I have a sore throat.'],
      ['prescription', 'resep dokter', 'The doctor wrote a prescription.'],
      ['recover', 'sembuh', 'She recovered in a week.'],
      ['dizzy', 'pusing', 'I feel dizzy.'],
      ['check-up', 'pemeriksaan', 'I go for a check-up every year.'],
    ],
  },
  {
    id: 'home',
    names: ['home', 'house', 'rumah', 'furniture', 'perabot', 'kamar'],
    title: { id: 'rumah', en: 'the home' },
    words: [
      ['sweep', 'menyapu', 'I sweep the floor every morning.'],
      ['ceiling', 'langit-langit', 'There is a fan on the ceiling.'],
      ['neighbourhood', 'lingkungan', 'It is a quiet neighbourhood.'],
      ['rent', 'menyewa', 'We rent a small house.'],
      ['chore', 'pekerjaan rumah', 'Washing up is my least favourite chore.'],
      ['leak', 'bocor', 'The roof leaks when it rains.'],
    ],
  },
  {
    id: 'daily',
    names: ['daily', 'sehari-hari', 'everyday', 'rutinitas', 'routine', 'umum', 'basic', 'dasar'],
    title: { id: 'sehari-hari', en: 'everyday life' },
    words: [
      ['commute', 'pulang-pergi kerja', 'I commute by train.'],
      ['run out of', 'kehabisan', 'We have run out of rice.'],
      ['errand', 'urusan kecil', 'I have some errands to run.'],
      ['nap', 'tidur siang', 'He takes a nap after lunch.'],
      ['queue', 'antre', 'We queued for an hour.'],
      ['tidy up', 'merapikan', 'Please tidy up your room.'],
    ],
  },
  {
    id: 'study',
    names: ['study', 'school', 'sekolah', 'campus', 'kampus', 'belajar', 'education', 'academic', 'toefl', 'ielts'],
    title: { id: 'belajar dan kampus', en: 'study and campus' },
    words: [
      ['assignment', 'tugas', 'The assignment is due tomorrow.'],
      ['attend', 'menghadiri', 'I attend classes every morning.'],
      ['scholarship', 'beasiswa', 'She won a scholarship.'],
      ['revise', 'mengulang pelajaran', 'I revise before each test.'],
      ['evidence', 'bukti', 'There is clear evidence for this.'],
      ['significant', 'berarti, penting', 'We saw a significant change.'],
    ],
  },
  {
    id: 'shopping',
    names: ['shopping', 'belanja', 'market', 'pasar', 'clothes', 'pakaian', 'baju', 'money', 'uang'],
    title: { id: 'belanja', en: 'shopping' },
    words: [
      ['bargain', 'menawar', 'You can bargain at the market.'],
      ['receipt', 'struk', 'Keep the receipt.'],
      ['try on', 'mencoba (baju)', 'May I try on this shirt?'],
      ['afford', 'mampu membeli', "I can't afford a new phone."],
      ['refund', 'pengembalian uang', 'They gave me a refund.'],
      ['change', 'uang kembalian', 'Here is your change.'],
    ],
  },
  ...leisureWords,
]
