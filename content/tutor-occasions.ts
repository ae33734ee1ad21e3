type Named = readonly (readonly [en: string, names: readonly string[]])[]

/** Times and places that no table of the translator has, each with the names by which it may be asked for. */
const times: Named = [
  ['in the morning', ['pagi', 'subuh']],
  ['in the afternoon', ['siang', 'sore']],
  ['in the evening', ['petang', 'evenings']],
  ['at night', ['malam', 'malam hari', 'tengah malam hari']],
  ['on my birthday', ['ulang tahun', 'ulang tahunku', 'hari ulang tahun', 'birthday', 'your birthday']],
  ['at Christmas', ['natal']],
  ['on Christmas Day', ['hari natal']],
  ['at Easter', ['paskah']],
  ['at Eid', ['lebaran', 'idul fitri', 'eid al fitr']],
  ['in Ramadan', ['bulan ramadan', 'bulan puasa', 'ramadhan']],
  ['on New Year’s Eve', ['malam tahun baru', "new year's eve"]],
  ['on New Year’s Day', ['tahun baru', "new year's day"]],
  ['on Independence Day', ['hari kemerdekaan']],
  ['in summer', ['musim panas', 'the summer']],
  ['in winter', ['musim dingin', 'the winter']],
  ['in spring', ['musim semi', 'the spring']],
  ['in autumn', ['musim gugur', 'fall']],
  ['in the rainy season', ['musim hujan']],
  ['in the dry season', ['musim kemarau']],
  ['in the 21st century', ['abad 21', 'abad ke 21']],
  ['in the 1990s', ['tahun 90an', 'the 90s', 'nineties']],
  ['at the weekend', ['akhir pekan', 'weekends']],
  ['on holiday', ['liburan', 'vacation']],
  ['at lunchtime', ['makan siang', 'lunch']],
  ['at breakfast', ['sarapan']],
  ['at dinner', ['makan malam']],
]

const places: Named = [
  ['on the bus', ['bus', 'bis']],
  ['on the train', ['kereta', 'kereta api']],
  ['on the plane', ['pesawat']],
  ['in the car', ['mobil']],
  ['in a taxi', ['taksi']],
  ['at the corner', ['pojok jalan', 'sudut jalan']],
  ['at the door', ['pintu']],
  ['on page ten', ['halaman', 'halaman 10']],
]

export const occasions = { times, places }
