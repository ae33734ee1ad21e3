/** Cities, islands and countries that learners write about. */
export const CITIES: readonly string[] = `
  Jakarta Bali Bandung Surabaya Indonesia Singapore London Tokyo Japan Malaysia Yogyakarta Jogja Medan America
  Australia England Semarang Malang Bogor Depok Bekasi Tangerang Makassar Palembang Denpasar Solo Surakarta Lombok
  Padang Manado Balikpapan Pontianak Banjarmasin Pekanbaru Batam Lampung Cirebon Kediri Ambon Kupang Mataram
  Jayapura Samarinda Banda_Aceh Aceh Papua Java Sumatra Kalimantan Sulawesi Ubud Kuta Paris Seoul Bangkok Sydney
  Melbourne Korea China Thailand Germany France India Canada Dubai Mecca Kuala_Lumpur Hong_Kong New_York Amsterdam
  Vietnam`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '))
