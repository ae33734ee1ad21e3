/** Classes of words in the frames below (see domain/shared/frames.ts). */
export const schoolFrameWords = {
  course: `
    kelas* kursus* les lesnya program* course* class classes pelatihan training in-house workshop* corporate bimbel
    bimbingan prep preparation persiapan`,
  joining: `
    daftar* mendaftar pendaftaran* enrol* register* join trial percobaan penempatan placement sign_up`,
  fees: 'biaya biayanya fee fees tuition promo* diskon* discount* instal* cicil* refund_policy guarantee garansi',
  when: 'jadwal jadwalnya schedule timetable opening_hours buka_jam',
  where: 'lokasi* alamat* cabang* address located disini di_sini sekolah_ini visit_you',
  who: `
    pengajar* guru gurunya trainer* interpreter* penerjemah juru_bahasa admin cs hubungi telepon whatsapp wa academy
    kalian sekolah_kalian do_you_guys do_you_offer do_you_run do_you_teach are_you_hiring`,
  paper: 'brosur* brochure proposal certificate sertifikat*',
  age: 'umur* usia* minimum_age',
  ours: 'team school office price prices number phone email',

  asking: 'how what which why when where who',
  should: 'do can should would could must shall',
  people: 'i we you people natives',
  can_you: 'can could would will',
  saying: `
    say use write answer make improve end start begin know tell ask pronounce spell remember learn understand explain
    reply respond describe avoid form practise practice need put call choose read memorize memorise mean`,
  teaching: 'make give show tell explain turn rewrite write teach check correct quiz test use put translate repeat',
  studying: 'learn understand practi* study write with_my_english with_english with_my_essay',
  judged: 'ok okay right wrong correct better formal informal rude polite enough fine natural common a_rule',
  rules: 'rule word way exception difference trick pattern synonym phrase',
  whyNot: "not no do_people do_we is_it is_that isn't_it can't_i not_use",
  exams: 'task band ielts toefl toeic cambridge quiz exercise example examples',
  texts: 'essay email e-mail letter sentence sentences text paragraph conclusion introduction writing',
  mine: '@texts grammar english score mistake* answer answers progress level pronunciation name',
  language: `
    difference meaning word words sentence phrase phrases tense grammar article plural formal informal synonym* english
    indonesian translate the_answer you_mean like_that_one that_one the_other_one`,

  rolePlay: 'main_peran bermain_peran role-play roleplay role-plays role_play role_plays',
  pretend: 'be play act pretend simulate',
  simulation: 'simulate simulasi simulasiin simulasikan simulation',
  practise: 'latihan latian latih simulasi',
  lets: '@practise coba ayo yuk main practise practice',
  kiky: 'miss ms kamu ibu bu mbak kakak kak',
  as: 'jadi jadinya sebagai as be berperan',
  role: `
    manager boss waiter customer tourist officer doctor patient cashier interviewer client guest receptionist driver
    teacher examiner seller buyer landlord`,
  peran: `
    turis* kasir* petugas* pelayan* dokter* pasien* bos* klien* tamu* pembeli* penjual* sopir* interviewer* hrd*
    resepsionis* polisi* orang*`,
  ownPeran: 'waiter* pelayan* resepsionis* kasir* dokter* perawat* penjual* pembeli* tamu*',
}

/** What names a class or the school itself, not a word that an exam has too: 'General Training', 'sertifikat IELTS'. */
export const ownWords = {
  school: `
    … kelas*|kursus*|les|lesnya|bimbel|bimbingan|persiapan|prep|preparation|course*|class|classes|kalian|disini|di_sini|here|academy …
    … your @ours …
    … do|can|could|will|would you guys? offer|teach|run|provide|have|help …`,
}

/** What makes a message one to the school, whatever was talked about before. */
export const schoolWords = {
  school: `
    … @course|@joining|@fees|@when|@where|@who|@paper|@age …
    … harga @course …
    … bayar|bayarnya berapa|brp …
    … tim kalian|kamu …
    … lesson|lessons cost|fee|price …
    … your @ours …
    … how_much is|are|does it|this|that …
    … pay monthly|by|in|later …`,
}

/** What makes an English question one to the teacher: it is answered, not checked. */
export const teacherWords = {
  teacher: `
    … @asking @should @people @saying …
    … how much|long|many time|words|sentences|minutes|should|do|must i|we …
    how to @saying …
    … is|was it|this|that @judged …
    is there a|any|another @rules …
    what … is|was it roughly|exactly|called|then?
    why @whyNot …
    why
    … my @mine …
    … @exams|essay|conclusion|introduction|paragraph|@language …
    @can_you you please|just|also? @teaching …
    @can_you you help me @studying …`,
}

/** A wish to practise something: a scene, where one is named. */
export const practiceWishes = {
  practice: `
    … @can_you|shall we|you|i please? practise|practice|rehearse|simulate …
    … let's|lets|let_us practise|practice|rehearse|simulate …
    … want|need|like|love to practise|practice|rehearse …
    … mau|ayo|yuk|boleh|bisa|pengen|ingin|coba @practise …
    … @practise yuk|dong|ya …`,
}

/** A wish to play a scene in which she has a role. */
export const sceneWishes = {
  scene: `
    … @rolePlay|@simulation …
    … @can_you you please? @pretend …
    … pretend you|you're|to …
    … let's|lets|let_us @pretend …
    … you_are|you're|you_be|you_play my|the|a|an @role …
    … @lets … @kiky|you|mbaknya @as …
    … @kiky jadi|sebagai|berperan @peran …
    … @practise yuk|yok|dong? , @kiky {role}
    … @practise … , @kiky {role}
    … aku|saya|gue jadi? @ownPeran nya|yuk|ya?`,
}
