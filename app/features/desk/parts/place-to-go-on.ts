/** Where the keyboard goes on when nothing else is known: at the current person of a list, else at the main part. */
export const placeToGoOn = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-person][aria-current] .person-name') ?? document.getElementById('content')
