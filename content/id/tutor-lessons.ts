/** Short lessons: a rule and an example. The exercise is that of the reason with the same key, if there is one. */
export const lessons = {
  'present-simple': {
    text: '**Simple present** untuk kebiasaan dan fakta: subjek + kata kerja, dan **-s** untuk he/she/it. Negatif dan tanya memakai do/does.',
    example: 'She works here. Does she work here?',
  },
  'present-continuous': {
    text: '**Present continuous** untuk yang sedang terjadi: **am/is/are + -ing**.',
    example: 'I am reading a book now.',
  },
  'past-simple': {
    text: '**Simple past** untuk hal yang sudah selesai di waktu lampau: **V2**; negatif dan tanya memakai **did + bentuk dasar**.',
    example: 'I went to Bali last year. Did you go?',
  },
  'past-continuous': {
    text: '**Past continuous** untuk yang sedang berlangsung saat itu: **was/were + -ing**.',
    example: 'I was cooking when you called.',
  },
  'present-perfect': {
    text: '**Present perfect (have/has + V3)** menghubungkan masa lalu dengan sekarang: pengalaman, atau hal yang masih berlangsung. Kalau waktunya disebut dan sudah selesai (yesterday), pakai simple past.',
    example: 'I have lived here since 2019, but I moved house last year.',
  },
  'past-perfect': {
    text: '**Past perfect (had + V3)** untuk hal yang terjadi **sebelum** hal lampau lainnya.',
    example: 'The train had left before we arrived.',
  },
  future: {
    text: '**will** untuk keputusan saat itu juga dan perkiraan; **be going to** untuk rencana yang sudah ada.',
    example: 'I’m tired, I’ll go home. I’m going to visit Medan in May.',
  },
  conditional: {
    text: 'Pengandaian: (1) **if + present, will** untuk yang mungkin; (2) **if + past, would** untuk yang tidak nyata sekarang; (3) **if + had V3, would have V3** untuk masa lalu.',
    example: 'If I had time, I would help you.',
  },
  passive: {
    text: 'Kalimat pasif: **to be + V3**. Yang penting adalah apa yang terjadi, bukan siapa pelakunya.',
    example: 'This bridge was built in 1980.',
  },
  articles: {
    text: '**a/an** untuk satu benda yang baru disebut (an di depan bunyi vokal); **the** kalau sudah jelas yang mana; tanpa artikel untuk hal umum.',
    example: 'I bought a shirt. The shirt is blue. I like shirts.',
  },
  prepositions: {
    text: 'Waktu: **at** 7 o’clock, **on** Monday, **in** May. Tempat: **at** the door, **on** the table, **in** the room.',
    example: 'The class is on Monday at seven, in room 2.',
  },
  'much-many': {
    text: '**many/few** untuk yang bisa dihitung, **much/little** untuk yang tidak; **a lot of** untuk keduanya.',
    example: 'How many books? How much money?',
  },
  'since-for': {
    text: '**since** + titik awal, **for** + lamanya. Keduanya biasanya dengan present perfect.',
    example: 'I have worked here since March, for eight months.',
  },
  comparison: {
    text: 'Pendek: **-er than, the -est**. Panjang: **more … than, the most …**. Tak beraturan: good – better – best, bad – worse – worst.',
    example: 'This bag is cheaper, but that one is more beautiful.',
  },
  gerund: {
    text: 'Setelah **enjoy, avoid, finish, mind** dan semua preposisi: **-ing**. Setelah **want, decide, hope, need**: **to + bentuk dasar**.',
    example: 'I enjoy cooking, and I want to learn more.',
  },
  questions: {
    text: 'Pertanyaan: (kata tanya) + **kata bantu + subjek + kata kerja**. Kata bantunya do/does/did, be, have, atau can/will.',
    example: 'Where do you live? Can she swim?',
  },
  negatives: {
    text: 'Negatif: **do/does/did + not + bentuk dasar**, atau be/can/will + not.',
    example: 'I don’t know. She isn’t here.',
  },
  modals: {
    text: 'can, could, will, would, should, must, may + **bentuk dasar**, tanpa to dan tanpa -s.',
    example: 'You should see a doctor.',
  },
  'reported-speech': {
    text: 'Kalimat tidak langsung: kata kerjanya mundur satu langkah, dan kata gantinya ikut berubah. **say** tanpa orang, **tell** + orang.',
    example: 'She said that she was tired.',
  },
  relative: {
    text: '**who** untuk orang, **which** untuk benda, **that** untuk keduanya, **where** untuk tempat, **whose** untuk milik.',
    example: 'The man who called is my uncle.',
  },
  'to-be': {
    text: 'To be: I **am**, he/she/it **is**, you/we/they **are**; lampau **was/were**. Dipakai di depan kata sifat, benda, dan tempat.',
    example: 'We are at home. She was ill.',
  },
  agreement: {
    text: 'Kata kerja mengikuti subjek: satu orang atau benda + **-s** (he works), banyak tanpa -s (they work).',
    example: 'My friend lives here; my parents live in Solo.',
  },
  'have-has-had': {
    text: '**have** untuk I/you/we/they, **has** untuk he/she/it, **had** untuk lampau semua subjek. Setelah do/does/did dan modal selalu **have**.',
    example: 'She has a car. Did she have a car?',
  },
  'do-does': {
    text: '**do** untuk I/you/we/they, **does** untuk he/she/it, **did** untuk lampau; setelahnya bentuk dasar.',
    example: 'Does he like tea? I don’t.',
  },
  'irregular-verbs': {
    text: 'Beberapa kata kerja tak beraturan: go–went–gone, buy–bought–bought, see–saw–seen, write–wrote–written, eat–ate–eaten, take–took–taken.',
    example: 'I have already eaten.',
  },
  'phrasal-verbs': {
    text: 'Phrasal verb adalah kata kerja + kata kecil dengan arti baru: **give up** (menyerah), **look after** (merawat), **turn on** (menyalakan).',
    example: 'Don’t give up!',
  },
  'some-any': {
    text: '**some** untuk kalimat positif dan tawaran, **any** untuk negatif dan pertanyaan.',
    example: 'I have some rice, but I don’t have any eggs.',
  },
  'say-tell': {
    text: '**tell** selalu diikuti orangnya (tell me), **say** tidak (say something).',
    example: 'He told me that he was busy. He said hello.',
  },
  'word-order': {
    text: 'Urutan dasar: **subjek – kata kerja – objek – cara – tempat – waktu**.',
    example: 'She drank coffee quickly in the kitchen this morning.',
  },
  'question-tags': {
    text: 'Question tag: positif + tag negatif, negatif + tag positif, dengan kata bantu yang sama.',
    example: 'You like tea, don’t you?',
  },
  adverbs: {
    text: 'Kata keterangan (sering **-ly**) menerangkan kata kerja; kata sifat menerangkan benda. good → **well**, fast → **fast**.',
    example: 'She is a careful driver. She drives carefully.',
  },
  plurals: {
    text: 'Jamak: tambah **-s/-es**, y menjadi **-ies**. Tak beraturan: child–children, man–men, person–people, tooth–teeth.',
    example: 'Two cities, three children.',
  },
  countable: {
    text: 'Yang bisa dihitung punya jamak (two apples); yang tidak, tidak (water, advice, information): pakai **some, much, a piece of**.',
    example: 'Can I give you a piece of advice?',
  },
  tenses: {
    text: 'Tiga yang paling sering: **present** untuk kebiasaan (I work), **past** untuk yang selesai (I worked), **present perfect** untuk pengalaman (I have worked). Mau mulai dari yang mana?',
    example: 'I work here. I worked there in 2020. I have worked in three cities.',
  },
  'used-to': {
    text: '**used to + bentuk dasar**: kebiasaan dulu. **be used to + -ing**: sudah terbiasa.',
    example: 'I used to live in Bali. I am used to waking up early.',
  },
  'pronouns': {
    text: 'Subjek: I, he, she, we, they. Objek: me, him, her, us, them. Milik: my, his, her, our, their.',
    example: 'She gave him her book.',
  },
}
export type Lessons = { [Key in keyof typeof lessons]: { text: string; example: string } }
