/** Lucide icons (ISC licence, see NOTICE) of sound. */
const CONE =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z'

export const SPEAKER_SOFT = `${CONE} M16 9a5 5 0 0 1 0 6`
export const SPEAKER_LOUD = `${SPEAKER_SOFT} M19.364 18.364a9 9 0 0 0 0-12.728`
export const SPEAKER_OFF = `${CONE} M22 9l-6 6 M16 9l6 6`
