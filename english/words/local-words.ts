/** Indonesian words used in English sentences: food, places, customs, festivals, people. */
const LIST = `
abon acar ambon angkringan apem arem asam asem asinan ayam babi bajigur bakar bakmi bakpao bakpia bakso bakwan bala
balado bandeng
bandrek basreng batagor bebek belacan belado belimbing betutu bihun bika bingka bistik brem brongkos bubur bumbu
buncis buntut
burjo cakalang cakwe cendol cenil ceker cilok cimol cireng cincau combro coto cucur cumi dadar dawet dodol dendeng
dengkul
duren empal emping enting es ganepo gado gabus geplak geprek getuk gempol gudeg gulai gule gurame gurami ikan isi
jagung jahe jajan
jajanan jamu jambal jambu jengkol kacang kaldu kambing kangkung karedok karak kari katsu kecap kecombrang kelapa
kelepon kemangi kembang
kemiri kencur keong kentang kerak kerang keripik kerupuk ketan ketoprak ketupat kikil klepon kluwek kolak kolang
kongbap kopi krecek krengseng
krupuk kue kukus kuning kunyit lada lalap lalapan lapis lawar laksa leker lele lemang lemper lengkuas lodeh lontong
lotek luti lumpia
madura mangut manis martabak matang megono mendoan mie mpek naga nagasari nangka nasi ngohiong nasduk oncom ondol
onde opor oseng otak
pallubasa papeda pare paru pasundan pecel pedas pempek pepes perkedel petai pete petis peuyeum pisang plecing pukis
pindang pulut putu
puding rambak rambutan rawon rebung rempah rempeyek rendang rica rica-rica risol risoles roti rujak sagu salak salam
sambal sambel sarikaya sate
saus sayur semur serabi serai serundeng seblak siomay singkong soto sop srikaya sukun surabi tahu tape taoge tapai
tauco tauge
tekwan telur tempe tempeh tempoyak tengkleng tepung terasi teri terong timun tongseng tumis tumpeng tutug uli ulen
urap wajik wedang wingko
alun angklung angkot angkutan arisan bajaj balai balap bale banjar batik becak beduk bedug bemo bentor blangkon
bupati calung candi canting
congklak dangdut delman desa dukun gamelan gang gapura gending gotong royong gubernur gunung halal hansip haji ijab
imam iftar imsak jaipong
jalan jarik jilbab joglo kabupaten kakak kampung kantin kaos kasidah kebaya kecak kecamatan kelurahan kenduri
kentongan keraton keris kesenian
keroncong kolintang kost kos kosan koteka kromo kuliah kulonuwun kyai lebaran ludruk lurah losmen lurik mahar masjid
maulid merantau mudik mukena mushola
musholla musala ngaben ngabuburit nyepi ojek ojol ondel ogoh ojolan padepokan pancasila pantun pasar peci pecinan
pencak pendopo pengajian penghulu perahu
pesantren pinisi posyandu pondok puasa pura puskesmas qurban kurban rukun rantau reog rebana rupiah sadranan sahur
sajen samsat santri sarung saron sasando sawah
sekaten selendang selamatan siraman silat sinden slametan songket subak suku sungkem suling sungkeman syukuran
takbir takbiran takjil tari tarawih
tanjidor tenun toraja tumpengan ulos ustad ustadz wayang warteg warung warnet wastra weton wudu zakat zikir pak bu
bapak ibu mas mbak bang kak adik eyang
mbah nenek kakek tante om paman bibi pakde bude opung oma opa teteh aa uda uni daeng mang bli gus ning raden rahayu
bunda ayah
danau pantai pulau kebun stasiun bandara pelabuhan terminal kraton tol jembatan gedung puncak kawah curug air terjun
taman monas
ancol kuta seminyak ubud sanur canggu borobudur prambanan bromo semeru merapi rinjani toba komodo malioboro dieng
tangkuban senayan glodok
idul fitri adha natal imlek nyadran waisak galungan kuningan suro maulud muharram ramadan ramadhan rajab isra miraj
sekolah pramuka osis ospek skripsi
goreng uduk liwet padang kripik peyek tubruk luwak terang bulan molen kroket legit nastar kastengel durian duku manggis
sirsak kedondong sawo cempedak matoa kelengkeng bayam melinjo sarong kopiah hijab koko ikat kulit golek kris
campursari saman
barongsai buka bukber sholat salat azan adzan ustaz kiai hajj umrah sedekah haram tahlilan kondangan gojek grab
andong ondeh
iga toge kaling teh botol`

const local = new Set(LIST.trim().split(/\s+/))

/** Indonesian syllables: 'bika', 'kolintang'; not 'sandwitch'. */
const SYLLABLES = /^(?:(?:ny|ng|sy|kh|[bcdfghjklmnprstwyz])?(?:ai|au|[aiueo])(?:ng|[nmrktshlp])?)+$/
const OPEN_END = /[^aeiou][aiou]$/

export const isLocalWord = (word: string): boolean => local.has(word) || local.has(word.replace(/s$/, ''))

/** Whether a word looks Indonesian: after 'eat' or 'a plate of' with any ending, elsewhere only with a final vowel. */
export const looksIndonesian = (word: string, isFood: boolean): boolean =>
  SYLLABLES.test(word) && (isFood || OPEN_END.test(word))
