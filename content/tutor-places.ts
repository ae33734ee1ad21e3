import { phraseSet } from '../domain/shared/word-lists.ts'

/** Places in Indonesia that visitors name: cities, regencies, islands and provinces, in lower case. */
export const places: ReadonlySet<string> = phraseSet(
  `aceh|banda aceh|lhokseumawe|langsa|sabang|medan|binjai|pematangsiantar|sibolga|nias|toba|padang|bukittinggi|
  payakumbuh|pekanbaru|dumai|riau|batam|tanjung pinang|bintan|jambi|palembang|lubuklinggau|bengkulu|lampung|
  bandar lampung|metro|bangka|belitung|pangkal pinang|serang|cilegon|banten|tangerang|tangsel|jakarta|bogor|depok|
  bekasi|cikarang|karawang|purwakarta|subang|bandung|cimahi|garut|tasikmalaya|ciamis|sukabumi|cianjur|cirebon|indramayu|
  sumedang|kuningan|tegal|brebes|pekalongan|semarang|salatiga|kendal|kudus|jepara|pati|demak|purwodadi|solo|surakarta|
  boyolali|klaten|sragen|karanganyar|wonogiri|sukoharjo|magelang|temanggung|wonosobo|purwokerto|banyumas|cilacap|
  kebumen|purworejo|jogja|yogya|yogyakarta|sleman|bantul|gunungkidul|kulon progo|surabaya|sidoarjo|gresik|mojokerto|
  jombang|kediri|pare|nganjuk|madiun|ponorogo|ngawi|magetan|pacitan|trenggalek|tulungagung|blitar|malang|batu|pasuruan|
  probolinggo|lumajang|jember|bondowoso|situbondo|banyuwangi|bojonegoro|tuban|lamongan|madura|sampang|pamekasan|sumenep|
  bangkalan|bali|denpasar|ubud|kuta|gianyar|singaraja|lombok|mataram|sumbawa|bima|labuan bajo|flores|kupang|sumba|ntt|
  ntb|pontianak|singkawang|ketapang|palangkaraya|banjarmasin|banjarbaru|balikpapan|samarinda|bontang|tarakan|kalimantan|
  makassar|parepare|palopo|gowa|bone|toraja|kendari|baubau|palu|poso|gorontalo|manado|bitung|tomohon|sulawesi|ambon|
  ternate|tidore|maluku|papua|jayapura|sorong|manokwari|merauke|timika|biak|nabire|sumatera|sumatra|jawa|jawa tengah|
  jawa timur|jawa barat`,
)
