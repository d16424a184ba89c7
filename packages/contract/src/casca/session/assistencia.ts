/**
 * Abilities of the repair network (spec §6), one per act of design/assistencia.md's table of transitions and per
 * register. Those of `session/index.ts` hold the whole list.
 */
export const ABILITIES_ASSISTENCIA = [
  'INICIO_VER',
  'OS_VER',
  'OS_CADASTRAR',
  'OS_ATENDER',
  'OS_REPARAR',
  'OS_RESPONDER',
  'OS_QUALIDADE',
  'OS_AVISAR',
  'OS_ENTREGAR',
  'OS_FINALIZAR',
  'OS_CANCELAR',
  'OS_EXPIRAR',
  'OS_REATIVAR',
  'OS_ALTERAR_STATUS',
  'OS_REINCIDENCIA',
  'TROCA_SOLICITAR',
  'TROCA_AUTORIZAR',
  'PECA_VER',
  'PECA_EDITAR',
  'PECA_ENVIAR',
  'PECA_REJEITAR',
  'CONSUMIDOR_VER',
  'CONSUMIDOR_EDITAR',
  'MARCA_EDITAR',
  'MODELO_EDITAR',
  'POSTO_EDITAR',
  'POSTO_FILTRAR',
  'OS_ACOMPANHAR',
] as const
