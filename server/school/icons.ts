/** The icons that a school may choose from: those of app/art/icons.svg, but for networks and bubbles. */
export const ICONS =
  'audio-lines badge-check book-a book-open briefcase chart-line clipboard-check factory file-text gift graduation-cap handshake headphones history languages layers mail messages-square mic notebook-pen pen-line presentation puzzle route scale shield-check target timer trophy users video'.split(
    ' ',
  )
