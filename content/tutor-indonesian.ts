/** Everyday Indonesian phrases that learners ask for, with their English equivalents. */
const LIST = `
kulkas: fridge, refrigerator|kangen: to miss someone (I miss you)|rindu: to miss someone|
sabar: patient; “be patient”|semangat: “you can do it!”, “keep it up!”; spirit|
terserah: “it's up to you”, “whatever you like”|capek: tired|cape: tired|lelah: tired|
gabut: bored with nothing to do|nongkrong: to hang out|baper: to take things too personally|
masuk angin: to feel unwell, to catch a cold|gak enak badan: under the weather, unwell|
gak enak hati: to feel bad about something|tidak enak hati: to feel bad about something|
sungkan: reluctant, shy to trouble someone|gemas: “so cute!”; adorable|lebay: over the top, dramatic|norak: tacky|
gaul: cool, sociable|santai: relaxed; “take it easy”|mager: too lazy to move|galau: confused and sad, torn|
kepo: nosy|jutek: unfriendly, cold|cuek: indifferent; he couldn't care less|
curhat: to open up, to share your feelings|gebetan: crush|jomblo: single|mantan: ex-boyfriend, ex-girlfriend|
pacar: boyfriend, girlfriend|semoga cepat sembuh: “get well soon”|selamat ulang tahun: “happy birthday”|
selamat menempuh hidup baru: “congratulations on your wedding”|turut berduka cita: “my condolences”|
hati-hati di jalan: “have a safe trip”|selamat makan: “enjoy your meal”|selamat istirahat: “have a good rest”|
mohon maaf: “I apologise”|mohon maaf lahir batin: “please forgive me for all my mistakes”|permisi: “excuse me”|
numpang lewat: “excuse me, may I pass?”|sama-sama: “you're welcome”|tidak apa-apa: “it's all right”, “never mind”|
gak apa-apa: “it's all right”, “never mind”|tentu saja: of course|ngomong-ngomong: by the way|ngantuk: sleepy|
lapar: hungry|haus: thirsty|kenyang: full|enak: delicious, nice|pedas: spicy|asin: salty|manis: sweet|pahit: bitter|
gurih: savoury|renyah: crispy|sendok: spoon|garpu: fork|piring: plate|gelas: glass|wajan: frying pan|panci: pot|
kompor: stove|kipas angin: fan|sapu: broom|ember: bucket|gayung: dipper|handuk: towel|sikat gigi: toothbrush|
bantal: pillow|guling: bolster|selimut: blanket|lemari: cupboard, wardrobe|meja: table, desk|kursi: chair|
jendela: window|atap: roof|pagar: fence|halaman: yard; page|tetangga: neighbour|sepupu: cousin|
keponakan: niece, nephew|paman: uncle|bibi: aunt|kakek: grandfather|nenek: grandmother|mertua: parents-in-law|
adik: younger brother or sister|kakak: older brother or sister|tanggung jawab: responsibility|
keras kepala: stubborn|rendah hati: humble|rajin: diligent, hard-working|malas: lazy|sombong: arrogant|
pelit: stingy|dermawan: generous|jujur: honest|setia: loyal|cerewet: talkative, fussy|pemalu: shy|
percaya diri: confident|macet: traffic jam; stuck|banjir: flood|gempa: earthquake|hujan deras: heavy rain|
gerimis: drizzle|mendung: cloudy|cuti: leave, day off|lembur: to work overtime|gaji: salary|atasan: boss, superior|
bawahan: subordinate|rekan kerja: colleague|lowongan kerja: job vacancy|wawancara kerja: job interview|
tenggat: deadline|rapat: meeting|laporan: report|lampiran: attachment|skripsi: thesis|tugas: assignment, task|
ujian: exam|beasiswa: scholarship|jurusan: major, department|dosen: lecturer|mahasiswa: university student|
nilai: grade, mark|rapor: school report|les: private lesson|kursus: course|belajar: to study, to learn|
mengajar: to teach|lancar: fluent|arti: meaning|kalimat: sentence|kata kerja: verb|kata sifat: adjective|
kata benda: noun|kabar: news|mudik: to go home for the holidays|lebaran: Eid|puasa: to fast; fasting|
oleh-oleh: souvenir, gift from a trip|jalan-jalan: to go out, to travel for fun|belanja: to shop|
tawar-menawar: to bargain|murah: cheap|mahal: expensive|uang kembalian: change|tagihan: bill|cicilan: instalment|
hutang: debt|tabungan: savings|pulsa: phone credit|sinyal: signal|baterai: battery|colokan: socket, plug|
kuota: data allowance|unduh: to download|unggah: to upload|daftar: to register; list|masuk: to enter; log in|
keluar: to go out; log out|jadwal: schedule, timetable|biaya: cost, fee|diskon: discount|gratis: free of charge|
santuy: relaxed, chill|gercep: quick off the mark, fast|drakor: Korean drama|mantul: awesome|
receh: silly, corny (a joke)|ambyar: heartbroken, falling apart|bucin: lovesick, head over heels|
julid: spiteful, gossipy|halu: daydreaming, delusional|salting: flustered|salah tingkah: flustered, awkward|
cuan: profit|gemoy: cute and chubby|kudet: out of the loop|japri: to message privately|nyesel: to regret|
bete: grumpy, in a bad mood|bosan: bored|bosen: bored|kesel: annoyed|kesal: annoyed|senang: happy, glad|
seneng: happy, glad|sedih: sad|marah: angry|takut: afraid|malu: shy, embarrassed|kaget: surprised|bingung: confused|
gugup: nervous|lega: relieved|bangga: proud|kecewa: disappointed|pusing: dizzy; to have a headache|demam: fever|
batuk: cough|pilek: to have a cold|makan siang: lunch|makan malam: dinner|sarapan: breakfast|
begadang: to stay up late|bolos: to skip class|telat: late|buru-buru: in a hurry|
pulang kampung: to go back to my home town|liburan: holiday|ojek: motorcycle taxi|warung: small food stall|
kos: boarding house, rented room|selamat: congratulations|semoga berhasil: “good luck!”|semoga sukses: “good luck!”|
tadi pagi: this morning|tadi malam: last night|tadi siang: this afternoon|besok pagi: tomorrow morning|
besok malam: tomorrow night|kemarin malam: last night|nanti malam: tonight|nanti sore: this afternoon|
di jalan: on the way|lagi di jalan: on my way|lengkuas: galangal|jahe: ginger|kunyit: turmeric|serai: lemongrass|
sereh: lemongrass|kencur: aromatic ginger|kemiri: candlenut|ketumbar: coriander|jinten: cumin|cengkeh: cloves|
pala: nutmeg|kayu manis: cinnamon|merica: pepper|lada: pepper|bawang putih: garlic|bawang merah: shallot|
bawang bombay: onion|daun bawang: spring onion|cabai: chilli|cabe: chilli|santan: coconut milk|kelapa: coconut|
gula merah: palm sugar|gula jawa: palm sugar|gula aren: palm sugar|kecap manis: sweet soy sauce|kecap: soy sauce|
terasi: shrimp paste|tempe: tempeh, fermented soybean cake|tahu: tofu|kangkung: water spinach|bayam: spinach|
tauge: bean sprouts|toge: bean sprouts|terong: eggplant, aubergine|kol: cabbage|kubis: cabbage|wortel: carrot|
timun: cucumber|mentimun: cucumber|buncis: green beans|kacang panjang: long beans|kacang tanah: peanut|
kacang hijau: mung beans|jagung: corn|singkong: cassava|ubi: sweet potato|kentang: potato|labu: pumpkin|
jamur: mushroom|nangka: jackfruit|salak: snake fruit|manggis: mangosteen|jambu biji: guava|jambu: guava|
sirsak: soursop|belimbing: star fruit|semangka: watermelon|pepaya: papaya|nanas: pineapple|alpukat: avocado|
jeruk nipis: lime|jeruk purut: kaffir lime|rambutan: rambutan|cumi: squid|cumi-cumi: squid|udang: shrimp, prawn|
kepiting: crab|kerang: clams, shellfish|ikan asin: salted fish|lele: catfish|gurame: gourami|bandeng: milkfish|
tongkol: mackerel tuna|teri: anchovy|jeroan: offal|sayap: wing|paha: thigh|dada ayam: chicken breast|
kerupuk: crackers|krupuk: crackers|bubur: porridge|ketan: sticky rice|beras: uncooked rice|gabah: unhusked rice|
lontong: rice cake|gorengan: fritters|jajanan: street snacks|cemilan: snack|camilan: snack|kuah: broth, soup|
bumbu: spices, seasoning|resep: recipe|cobek: mortar|ulekan: pestle|ulek: to grind with a pestle|dandang: steamer|
kukusan: steamer|parutan: grater|saringan: strainer, sieve|talenan: cutting board|spatula: spatula|sutil: spatula|
centong: rice ladle|baskom: basin|serbet: kitchen cloth, napkin|lap: cloth, rag|keset: doormat|pel: mop|
kemoceng: feather duster|gantungan baju: hanger|jemuran: clothes line, laundry hung to dry|setrika: iron|
mesin cuci: washing machine|rice cooker: rice cooker|kasur: mattress|sprei: bed sheet|seprai: bed sheet|tikar: mat|
kelambu: mosquito net|obat nyamuk: mosquito repellent|gorden: curtain|saklar: light switch|
stopkontak: socket, power outlet|lampu: lamp, light|kunci: key|gembok: padlock|palu: hammer|obeng: screwdriver|
gergaji: saw|tang: pliers|paku: nail|tangga: ladder, stairs|rebus: to boil|merebus: to boil|kukus: to steam|
mengukus: to steam|goreng: to fry|menggoreng: to fry|tumis: to stir-fry, to sauté|menumis: to stir-fry, to sauté|
panggang: to grill, to bake, to roast|memanggang: to grill, to bake, to roast|bakar: to grill, to burn|
aduk: to stir|mengaduk: to stir|kupas: to peel|mengupas: to peel|iris: to slice|mengiris: to slice|
cincang: to chop, to mince|parut: to grate|peras: to squeeze|ungkep: to simmer with spices|rendam: to soak|
jemur: to dry in the sun|menjemur: to dry in the sun|nyapu: to sweep|menyapu: to sweep|ngepel: to mop|
mengepel: to mop|ipar: brother-in-law, sister-in-law|kakak ipar: older brother-in-law, older sister-in-law|
adik ipar: younger brother-in-law, younger sister-in-law|kakak ipar cewek: sister-in-law|
kakak ipar perempuan: sister-in-law|kakak ipar laki-laki: brother-in-law|
besan: the parents of your son- or daughter-in-law (English has no single word)|
menantu: son-in-law, daughter-in-law|ibu mertua: mother-in-law|bapak mertua: father-in-law|
ponakan: nephew (boy), niece (girl)|cucu: grandchild|cicit: great-grandchild|buyut: great-grandparent|om: uncle|
tante: aunt|pakde: uncle (your parent's older brother)|bude: aunt (your parent's older sister)|
anak sulung: the eldest child|sulung: eldest|bungsu: youngest|anak tunggal: only child|saudara kandung: sibling|
anak angkat: adopted child|ayah tiri: stepfather|ibu tiri: stepmother|duda: widower, divorced man|
janda: widow, divorced woman|tunangan: fiancé, fiancée|pengantin: bride and groom|kembar: twins|
kost: boarding house, rented room|kos-kosan: boarding house|kosan: boarding house|kontrakan: rented house|
rusun: low-cost flats|apartemen: apartment, flat|ruko: shophouse|gubuk: hut|kamar mandi: bathroom|
ruang tamu: living room|dapur: kitchen|garasi: garage|loteng: attic|lantai dua: second floor (US), first floor (UK)|
pos satpam: security post|kelurahan: subdistrict office|kecamatan: district|kabupaten: regency|provinsi: province|
gang: alley|perempatan: crossroads|pertigaan: T-junction|bundaran: roundabout|lampu merah: traffic light|
trotoar: pavement, sidewalk|jembatan penyeberangan: footbridge|zebra cross: zebra crossing, crosswalk|
jalan tol: toll road|macet total: gridlock|angkot: public minivan|becak: pedicab|gerobak: cart|spion: side mirror|
helm: helmet|setir: steering wheel|ban bocor: flat tyre|ban kempes: flat tyre|bensin: petrol, gas|
mogok: to break down|parkir: parking|sim: driving licence|stnk: vehicle registration|ktp: ID card|kk: family card|
akta kelahiran: birth certificate|paspor: passport|hujan: rain|hujan deres: heavy rain, downpour|
hujan lebat: heavy rain|hujan rintik-rintik: drizzle|kabut: fog|petir: lightning, thunder|kilat: lightning|
guntur: thunder|angin kencang: strong wind|puting beliung: whirlwind|kemarau: dry season|musim kemarau: dry season|
musim hujan: rainy season|lembap: humid|gerah: hot and sticky, muggy|sejuk: cool|terik: scorching|adem: cool|
longsor: landslide|gunung berapi: volcano|tsunami: tsunami|sawah: rice field|kebun: garden, plantation|
ladang: field|hutan: forest|air terjun: waterfall|danau: lake|muara: estuary|ombak: wave|pasir: sand|
panas dalam: a sore throat and mouth ulcers (English has no single word)|sariawan: mouth ulcer|
kesemutan: pins and needles|pegal: sore, aching|pegel: sore, aching|keseleo: sprained|memar: bruise|
bengkak: swollen|mual: nauseous|mules: stomach cramps|mencret: diarrhoea|diare: diarrhoea|
maag: gastritis, stomach acid problem|alergi: allergy|gatal: itchy|gatel: itchy|jerawat: pimple, acne|
panu: skin fungus|bisul: boil|mimisan: nosebleed|kram: cramp|kerokan: coin rubbing (a home remedy)|
jamu: herbal drink|pijat: massage|pijit: massage|obat tetes: drops|salep: ointment|plester: plaster, band-aid|
perban: bandage|infus: drip, IV|rontgen: X-ray|rawat inap: hospitalised, inpatient care|rujukan: referral|
resep dokter: prescription|kontrol: check-up|pemalas: lazy person|ceroboh: careless|teliti: thorough, careful|
pelupa: forgetful|licik: sly|polos: innocent, naive|lugu: naive|galak: fierce, strict|judes: sharp-tongued|
bawel: fussy, talkative|usil: mischievous|jahil: mischievous|manja: spoiled|mandiri: independent|ramah: friendly|
sopan: polite|santun: well-mannered|tulus: sincere|ikhlas: sincere, willing|nekat: reckless|penakut: coward|
pemberani: brave|plin-plan: indecisive|labil: unstable, moody|baperan: oversensitive|gengsi: pride, prestige|
minder: to feel inferior|pede: confident|ngeyel: stubborn, argumentative|lemot: slow to understand|peka: sensitive|
munafik: hypocrite|iri: envious|cemburu: jealous|dendam: grudge|gemes: “so cute!”|greget: frustrated and excited|
risih: uncomfortable|canggung: awkward|segan: reluctant out of respect|kangen berat: to miss someone badly|
ngambek: to sulk|merajuk: to sulk|mengeluh: to complain|menggerutu: to grumble|melamun: to daydream|
bengong: to stare blankly|pamer: to show off|nyinyir: to make snide remarks|gosip: gossip|ghibah: to gossip|
ngaret: to be late, to run late|telat mikir: slow on the uptake|
titip: to ask someone to buy or keep something for you|nitip: to ask someone to buy or keep something for you|
numpang: to get a lift, to stay for a while|nebeng: to get a lift|mampir: to drop by|nginep: to stay over|
menginap: to stay overnight|nunggak: to be behind with payments|ngutang: to owe money|patungan: to chip in|
traktir: to treat someone|nraktir: to treat someone|nawar: to bargain|kembalian: change|nota: receipt|
struk: receipt|kwitansi: receipt|lunas: paid off|uang muka: down payment|dp: down payment|
arisan: rotating savings club|modal: capital|untung: profit; luckily|rugi: loss|laba: profit|omzet: turnover|
bangkrut: bankrupt|pajak: tax|gaji pokok: basic salary|thr: holiday allowance|tunjangan: allowance|
pesangon: severance pay|slip gaji: payslip|absen: attendance; to be absent|izin: permission|
surat izin: permission letter|magang: internship|lamaran kerja: job application|cuti melahirkan: maternity leave|
shift malam: night shift|masa percobaan: probation|atasan langsung: direct supervisor|notulen: minutes|
tembusan: cc, copy|stempel: stamp|materai: duty stamp|tanda tangan: signature|fotokopi: photocopy|
berkas: documents, file|map: folder|penggaris: ruler|penghapus: eraser|rautan: pencil sharpener|
tip-ex: correction fluid|jepitan: clip|lakban: duct tape|selotip: sticky tape|karet gelang: rubber band|
pr: homework|ranking: rank|wali kelas: homeroom teacher|kepala sekolah: principal, headmaster|upacara: ceremony|
ekskul: extracurricular activity|nyontek: to cheat|contekan: cheat sheet|sidang skripsi: thesis defence|
dosen pembimbing: thesis advisor|ipk: GPA|sks: credits|wisuda: graduation|gelar: degree, title|
ospek: orientation week|kkn: community service programme|bimbingan: guidance, supervision|jurnal: journal|
daftar pustaka: references, bibliography|gorong-gorong: culvert|jentik: mosquito larva|kecoa: cockroach|
cicak: house gecko|tokek: gecko|semut: ant|lebah: bee|tawon: wasp|kupu-kupu: butterfly|capung: dragonfly|
jangkrik: cricket|kunang-kunang: firefly|cacing: worm|kodok: frog|katak: frog|kura-kura: tortoise, turtle|
penyu: sea turtle|buaya: crocodile|kambing: goat|domba: sheep|kerbau: water buffalo|sapi: cow|bebek: duck|
angsa: goose|merpati: pigeon, dove|elang: eagle|burung hantu: owl|kelinci: rabbit|tupai: squirrel|landak: porcupine|
kancil: mouse deer|kalong: fruit bat|kelelawar: bat|harimau: tiger|gajah: elephant|monyet: monkey|
komodo: Komodo dragon|ujan: rain|ujan deres: heavy rain, downpour|deres: heavy (rain)|mateng: ripe; cooked, done|
mateng banget: well done (of meat), very ripe|setengah matang: medium (of meat), half-cooked|kekecilan: too small|
kebesaran: too big|kemahalan: too expensive|kepanjangan: too long|kependekan: too short|kepanasan: too hot|
kedinginan: to feel cold, freezing|kelaparan: starving|kecapekan: exhausted|kecapean: exhausted|keasinan: too salty|
kemanisan: too sweet|kepedasan: to find it too spicy|kesempitan: too tight|kelonggaran: too loose|
ketinggian: too high; height|kekenyangan: too full|ketiduran: to fall asleep by accident|
kesiangan: to oversleep, to be late|kemalaman: too late at night|kebanyakan: too many, too much|
kedikitan: too few, too little|kehabisan: to run out of|kelupaan: to forget by accident|ketinggalan: left behind|
kangen rumah: homesick|gagal paham: to miss the point|salah paham: misunderstanding|salah sambung: wrong number|
salah kirim: sent to the wrong person|typo: typo|gaptek: not good with technology|lelet: slow|
lemot banget: really slow|ngelag: to lag|nge-hang: to freeze|mati lampu: power cut, blackout|
habis baterai: out of battery|lowbat: low battery|ngecas: to charge|pengisi daya: charger|
tangkapan layar: screenshot|pesan suara: voice note|keranjang: basket, cart|ongkir: shipping cost|
resi: tracking number|kurir: courier|cod: cash on delivery|barang bekas: second-hand goods|kado: gift|
amplop: envelope|seserahan: wedding gifts from the groom|lamaran: proposal; application|akad: marriage vows|
resepsi: reception|syukuran: thanksgiving celebration|hajatan: family celebration|kondangan: to attend a wedding|
takziah: to pay one's respects to a bereaved family|pemakaman: funeral|kerja bakti: community clean-up|
gotong royong: working together, mutual help|musyawarah: discussion to reach agreement|ronda: night watch|
karena: because|mantap: great, awesome|ulu hati: pit of the stomach|nyeri ulu hati: heartburn|napas: breath|
tarik napas: to breathe in|membalas: to reply|listrik: electricity|sebelah mana: which side, where exactly|
sampai: until, to arrive|supaya: so that|tetapi: but|tapi: but|jadi: so, to become|kalau: if|
ngopi: to have a coffee, to grab a coffee|pecahan uang: denomination (notes and coins)|
uang pecahan: small change, small notes|uang receh: small change, coins|uang saku: pocket money|
uang lembur: overtime pay|nongki: to hang out|mabar: to play together (online games)|toxic: toxic, harmful|
pansos: to climb socially, to seek attention|gamon: not over an ex|gagal move on: unable to move on|
php: to give false hope, to lead someone on|ghosting: to disappear without a word|
ngabuburit: to pass the time until breaking the fast|buka puasa: to break the fast|
sahur: the meal before dawn in Ramadan|masuk kerja: to go to work|pulang kerja: to get home from work|
izin sakit: sick leave|surat dokter: doctor's note|surat keterangan: statement letter|kartu keluarga: family card|
akta lahir: birth certificate|bpjs: national health insurance|rawat jalan: outpatient care|tensi: blood pressure|
tekanan darah: blood pressure|suntik: injection|kambuh: to relapse, to come back (of an illness)|biduran: hives|
meriang: feverish, chilly|angkringan: street food cart|pedagang kaki lima: street vendor|
tukang parkir: parking attendant|tukang ojek: motorcycle taxi driver|satpam: security guard|
jalan tikus: shortcut through back streets|jalan buntu: dead end|putar balik: to make a U-turn|tol: toll road|
ganjil genap: the odd-even traffic rule|isi bensin: to fill up with petrol|copet: pickpocket|jambret: bag snatcher|
maling: thief|penipuan: scam, fraud|piutang: accounts receivable|utang dagang: accounts payable|
laba bersih: net profit|jatuh tempo: due date; due|faktur: invoice|kuitansi: receipt|stok opname: stocktaking|
gudang: warehouse|surat jalan: delivery note|ongkos kirim: shipping cost|bayar di tempat: cash on delivery|
naik gaji: to get a raise|phk: to be laid off|kontrak kerja: employment contract|undangan: invitation|
tata tertib: rules and regulations|lomba: competition, contest|juara satu: first place|
santri: student at an Islamic boarding school|pesantren: Islamic boarding school|ujian susulan: make-up exam|
nilai rapor: report card grades|wali murid: parent or guardian|bimbingan skripsi: thesis supervision|
anak kos: someone who lives in a rented room|nyicil: to pay in instalments|basa-basi: small talk|
sok tahu: know-it-all|keras hati: strong-willed|gampang tersinggung: easily offended, touchy|
mudah menyerah: to give up easily|pantang menyerah: never giving up, persistent|tahan banting: resilient, tough|
kurang ajar: rude, disrespectful|tidak sopan: impolite, rude|telaten: patient and careful|
matre: materialistic, a gold-digger|dewasa: mature; adult`

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
