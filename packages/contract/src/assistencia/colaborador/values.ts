/** How long the link of an invitation is valid. */
export const CONVITE_HORAS = 72
/** How often one invitation is sent at most. */
export const CONVITE_ENVIOS = 10
/** Where its link leads; the token is in the fragment. */
export const TELA_CONVITE = '/convite'
