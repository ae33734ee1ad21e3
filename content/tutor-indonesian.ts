/** Everyday Indonesian phrases that learners ask for, with their English equivalents. */
const LIST = `
kulkas: fridge, refrigerator|kangen: to miss someone (I miss you)|rindu: to miss someone|sabar: patient; “be patient”|semangat: “you can do it!”, “keep it up!”; spirit|terserah: “it's up to you”, “whatever you like”|
capek: tired|cape: tired|lelah: tired|gabut: bored with nothing to do|nongkrong: to hang out|baper: to take things too personally|masuk angin: to feel unwell, to catch a cold|gak enak badan: under the weather, unwell|
gak enak hati: to feel bad about something|tidak enak hati: to feel bad about something|sungkan: reluctant, shy to trouble someone|gemas: “so cute!”; adorable|lebay: over the top, dramatic|norak: tacky|gaul: cool, sociable|
santai: relaxed; “take it easy”|mager: too lazy to move|galau: confused and sad, torn|kepo: nosy|jutek: unfriendly, cold|cuek: indifferent; he couldn't care less|curhat: to open up, to share your feelings|gebetan: crush|jomblo: single|
mantan: ex-boyfriend, ex-girlfriend|pacar: boyfriend, girlfriend|semoga cepat sembuh: “get well soon”|selamat ulang tahun: “happy birthday”|selamat menempuh hidup baru: “congratulations on your wedding”|turut berduka cita: “my condolences”|
hati-hati di jalan: “have a safe trip”|selamat makan: “enjoy your meal”|selamat istirahat: “have a good rest”|mohon maaf: “I apologise”|mohon maaf lahir batin: “please forgive me for all my mistakes”|permisi: “excuse me”|numpang lewat: “excuse me, may I pass?”|
sama-sama: “you're welcome”|tidak apa-apa: “it's all right”, “never mind”|gak apa-apa: “it's all right”, “never mind”|tentu saja: of course|ngomong-ngomong: by the way|ngantuk: sleepy|lapar: hungry|haus: thirsty|kenyang: full|enak: delicious, nice|
pedas: spicy|asin: salty|manis: sweet|pahit: bitter|gurih: savoury|renyah: crispy|sendok: spoon|garpu: fork|piring: plate|gelas: glass|wajan: frying pan|panci: pot|kompor: stove|kipas angin: fan|sapu: broom|ember: bucket|gayung: dipper|
handuk: towel|sikat gigi: toothbrush|bantal: pillow|guling: bolster|selimut: blanket|lemari: cupboard, wardrobe|meja: table, desk|kursi: chair|jendela: window|atap: roof|pagar: fence|halaman: yard; page|tetangga: neighbour|sepupu: cousin|keponakan: niece, nephew|
paman: uncle|bibi: aunt|kakek: grandfather|nenek: grandmother|mertua: parents-in-law|adik: younger brother or sister|kakak: older brother or sister|tanggung jawab: responsibility|keras kepala: stubborn|rendah hati: humble|rajin: diligent, hard-working|malas: lazy|
sombong: arrogant|pelit: stingy|dermawan: generous|jujur: honest|setia: loyal|cerewet: talkative, fussy|pemalu: shy|percaya diri: confident|macet: traffic jam; stuck|banjir: flood|gempa: earthquake|hujan deras: heavy rain|gerimis: drizzle|mendung: cloudy|
cuti: leave, day off|lembur: to work overtime|gaji: salary|atasan: boss, superior|bawahan: subordinate|rekan kerja: colleague|lowongan kerja: job vacancy|wawancara kerja: job interview|tenggat: deadline|rapat: meeting|laporan: report|lampiran: attachment|
skripsi: thesis|tugas: assignment, task|ujian: exam|beasiswa: scholarship|jurusan: major, department|dosen: lecturer|mahasiswa: university student|nilai: grade, mark|rapor: school report|les: private lesson|kursus: course|belajar: to study, to learn|
mengajar: to teach|lancar: fluent|arti: meaning|kalimat: sentence|kata kerja: verb|kata sifat: adjective|kata benda: noun|kabar: news|mudik: to go home for the holidays|lebaran: Eid|puasa: to fast; fasting|oleh-oleh: souvenir, gift from a trip|
jalan-jalan: to go out, to travel for fun|belanja: to shop|tawar-menawar: to bargain|murah: cheap|mahal: expensive|uang kembalian: change|tagihan: bill|cicilan: instalment|hutang: debt|tabungan: savings|pulsa: phone credit|sinyal: signal|baterai: battery|
colokan: socket, plug|kuota: data allowance|unduh: to download|unggah: to upload|daftar: to register; list|masuk: to enter; log in|keluar: to go out; log out|jadwal: schedule, timetable|biaya: cost, fee|diskon: discount|gratis: free of charge|
santuy: relaxed, chill|gercep: quick off the mark, fast|drakor: Korean drama|mantul: awesome|receh: silly, corny (a joke)|ambyar: heartbroken, falling apart|bucin: lovesick, head over heels|julid: spiteful, gossipy|halu: daydreaming, delusional|salting: flustered|salah tingkah: flustered, awkward|
cuan: profit|gemoy: cute and chubby|kudet: out of the loop|japri: to message privately|nyesel: to regret|bete: grumpy, in a bad mood|bosan: bored|bosen: bored|kesel: annoyed|kesal: annoyed|senang: happy, glad|seneng: happy, glad|sedih: sad|marah: angry|takut: afraid|malu: shy, embarrassed|kaget: surprised|bingung: confused|
gugup: nervous|lega: relieved|bangga: proud|kecewa: disappointed|pusing: dizzy; to have a headache|demam: fever|batuk: cough|pilek: to have a cold|makan siang: lunch|makan malam: dinner|sarapan: breakfast|begadang: to stay up late|bolos: to skip class|
telat: late|buru-buru: in a hurry|pulang kampung: to go back to my home town|liburan: holiday|ojek: motorcycle taxi|warung: small food stall|kos: boarding house, rented room|selamat: congratulations|semoga berhasil: “good luck!”|semoga sukses: “good luck!”|tadi pagi: this morning|tadi malam: last night|tadi siang: this afternoon|besok pagi: tomorrow morning|besok malam: tomorrow night|kemarin malam: last night|nanti malam: tonight|nanti sore: this afternoon|di jalan: on the way|lagi di jalan: on my way`

export const everydayIndonesian: ReadonlyMap<string, string> = new Map(
  LIST.replaceAll('\n', '')
    .split('|')
    .map((row): [string, string] => {
      const colon = row.indexOf(': ')
      return [row.slice(0, colon), row.slice(colon + 2)]
    }),
)

/** Particles that English expresses by tense; only before another word. */
export const timeWords: ReadonlyMap<string, string> = new Map([
  ['sudah', 'have/has + V3'],
  ['udah', 'have/has + V3'],
  ['telah', 'have/has + V3'],
  ['pernah', 'have/has + V3'],
  ['belum', "haven't/hasn't + V3 … yet"],
  ['sedang', 'am/is/are + -ing'],
  ['lagi', 'am/is/are + -ing'],
  ['akan', 'will'],
  ['bakal', 'will'],
])
