/** The stair in the hero that can be played, loaded on demand. */
export const texts = {
  'play.label': 'Tangga bicara',
  'play.hint': 'Ketuk anak tangga',
  'play.step': 'Langkah {number}: {words}',
  'play.soundOff': 'Suara mati',
  'play.soundOn': 'Suara nyala',
  'play.trial': 'Ambil Kelas Gratis',
  'play.meaning.1': 'Hai!',
  'play.meaning.2': 'Halo, aku Sari.',
  'play.meaning.3': 'Senang berkenalan!',
  'play.meaning.4': 'Menurutku begini…',
  'play.meaning.5': 'Yuk, ngobrol!',
}

export type HeroPlayTexts = Record<keyof typeof texts, string>
