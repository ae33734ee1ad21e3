/** First the browser shows that a tap was taken, then what it opens is drawn: a slow phone answers at once. */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act))
}
