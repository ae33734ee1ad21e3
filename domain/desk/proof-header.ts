/** In which a window of the desk shows whose it was, once its session is over. */
export const PROOF_HEADER = 'x-desk-member'
