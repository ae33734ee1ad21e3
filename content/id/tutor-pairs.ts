import type { pairExamples } from '../tutor-pairs.ts'

/** The difference between words that are easily confused. */
export const pairs = {
  'affect/effect': '**affect** itu kata kerja (memengaruhi), **effect** itu kata benda (pengaruh, akibat).',
  'make/do':
    '**make** untuk membuat atau menghasilkan sesuatu (make a cake, a mistake, a decision), **do** untuk melakukan tugas dan kegiatan (do homework, the dishes, business).',
  'borrow/lend': '**borrow** = meminjam (dari orang lain), **lend** = meminjamkan (kepada orang lain).',
  'bring/take': '**bring** = membawa ke sini, **take** = membawa ke sana.',
  'hear/listen': '**hear** = terdengar begitu saja, **listen (to)** = sengaja mendengarkan.',
  'see/look/watch': '**see** = terlihat, **look (at)** = sengaja melihat, **watch** = menonton sesuatu yang bergerak.',
  'job/work': '**job** bisa dihitung: satu posisi pekerjaan. **work** tidak bisa dihitung: kegiatan bekerja.',
  'learn/study': '**study** = kegiatan belajarnya, **learn** = hasilnya: jadi tahu atau jadi bisa.',
  'speak/talk': '**speak** untuk bahasa dan suasana resmi, **talk** untuk mengobrol dua arah.',
  'house/home': '**house** = bangunannya, **home** = tempat kamu merasa pulang.',
  'still/yet/already':
    '**already** = sudah, **yet** = belum atau sudah? (di akhir kalimat negatif dan tanya), **still** = masih.',
  'too/very': '**very** = sangat, **too** = terlalu, jadi ada masalahnya.',
  'good/well': '**good** kata sifat untuk benda dan orang, **well** kata keterangan untuk kata kerja.',
  'hope/wish': '**hope** untuk yang mungkin terjadi, **wish** untuk yang tidak nyata atau disesali (lalu pakai past).',
  'remember/remind': '**remember** = ingat sendiri, **remind** = mengingatkan orang.',
  'fun/funny': '**fun** = menyenangkan, **funny** = lucu.',
  'fewer/less': '**fewer** untuk yang bisa dihitung, **less** untuk yang tidak.',
  'than/then': '**than** untuk perbandingan, **then** = lalu.',
  'lose/loose': '**lose** = kehilangan atau kalah (kata kerja), **loose** = longgar (kata sifat).',
  'advice/advise': '**advice** kata benda (nasihat, tanpa -s), **advise** kata kerja (menasihati).',
  'its/it’s': '**its** = miliknya, **it’s** = it is atau it has.',
  'your/you’re': '**your** = milikmu, **you’re** = you are.',
  'their/there/they’re': '**their** = milik mereka, **there** = di sana, **they’re** = they are.',
  'quite/quiet': '**quite** = cukup, lumayan; **quiet** = sepi, tenang.',
  'accept/except': '**accept** = menerima, **except** = kecuali.',
  'thorough/through/though':
    '**thorough** /ˈθʌrə/ = teliti, **through** /θruː/ = melalui, **though** /ðoʊ/ = meskipun.',
  'raise/rise': '**raise** butuh objek (menaikkan sesuatu), **rise** tanpa objek (naik sendiri).',
  'until/by': '**until** = terus berlangsung sampai saat itu, **by** = paling lambat saat itu.',
  'during/while': '**during** + kata benda, **while** + subjek dan kata kerja. Keduanya = selama.',
  'other/another': '**another** + satu benda (satu lagi), **other** + jamak (yang lain), **the other** = yang satunya.',
  'each/every': '**each** melihat satu per satu, **every** melihat semuanya. Keduanya + kata benda tunggal.',
  'so/such': '**so** + kata sifat, **such** + (a/an) kata sifat + kata benda.',
  'alone/lonely': '**alone** = sendirian (fakta), **lonely** = kesepian (perasaan).',
  'must/have to':
    '**must** = dorongan dari dirimu sendiri, **have to** = aturan dari luar. Negatifnya beda: mustn’t = dilarang, don’t have to = tidak perlu.',
  'trip/travel/journey':
    '**travel** biasanya kata kerja (bepergian), **trip** = perjalanan pergi-pulang, **journey** = perjalanannya dari satu tempat ke tempat lain.',
  'come/go': '**come** = menuju tempat yang bicara atau yang diajak bicara, **go** = menuju tempat lain.',
  'sensible/sensitive': '**sensible** = bijak, masuk akal; **sensitive** = peka, sensitif.',
  'beside/besides': '**beside** = di samping (tempat), **besides** = selain itu.',
} satisfies Record<keyof typeof pairExamples, string>
export type Pairs = { [Key in keyof typeof pairs]: string }
