/** What Indonesians eat, wear, play and celebrate: English takes these words as they are, and nobody has misspelt them. */
export const LOANWORDS: ReadonlySet<string> = new Set(
  `tempeh tempe tahu rendang bika ambon klepon onde cendol dawet sambal sambel rawon soto coto pecel gudeg gado lumpia pempek siomay batagor
  bakso bakwan bakmi mie ayam nasi goreng uduk kuning liwet padang sate ketoprak ketupat lontong opor gulai kari tongseng karedok
  lalapan kerupuk krupuk keripik kripik emping rempeyek peyek serundeng terasi petis kecap kemiri kencur lengkuas serai kunyit jamu
  wedang jahe bandrek bajigur kopi tubruk luwak martabak terang bulan serabi cireng cilok cimol seblak pisang molen getuk lemper
  risoles kroket nagasari wajik dodol kolak bubur lapis legit brem bakpia wingko nastar kastengel salak rambutan durian duku
  manggis belimbing nangka sirsak jambu kedondong sawo cempedak matoa kelengkeng singkong kangkung bayam pete jengkol melinjo
  batik kebaya sarung sarong songket ulos tenun lurik peci kopiah blangkon jilbab hijab mukena koko ikat gamelan angklung
  wayang kulit golek keris kris dangdut keroncong campursari pencak silat jaipong kecak saman reog ondel barongsai lebaran mudik
  takbiran sahur buka puasa bukber tarawih sholat salat wudu azan adzan musholla mushola pesantren santri ustaz ustadz kiai haji
  hajj umrah zakat sedekah halal haram selamatan syukuran tahlilan arisan kondangan ngaben nyepi galungan kuningan waisak
  becak ojek gojek grab bajaj angkot bemo delman andong warung warteg kost kosan losmen pasar kampung desa kelurahan kecamatan
  kabupaten gotong royong rupiah ondeh krecek oncom urap lawar betutu sayur asem lodeh sop buntut iga bakar rujak asinan
  tauge toge kolang kaling cincau kelapa teh botol`
    .trim()
    .split(/\s+/),
)
