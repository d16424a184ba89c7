/** Kinds of phone (spec §3). */
export const TIPOS_TELEFONE = ['Celular', 'Residencial', 'Comercial', 'Celular / WhatsApp'] as const
