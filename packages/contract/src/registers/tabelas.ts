import type { Register, RegisterView } from '../casca/register/index.ts'
import { categoriaAssistenciaRegister, categoriaAssistenciaView } from './categoriaAssistencia.ts'
import { causaOsRegister, causaOsView } from './causaOs.ts'
import { consumidorView } from './consumidor.ts'
import { grupoMarcaRegister, grupoMarcaView } from './grupoMarca.ts'
import { marcaRegister, marcaView } from './marca.ts'
import { modeloProdutoView } from './modeloProduto.ts'
import { pecaRegister, pecaView } from './peca.ts'
import { relogioView } from './relogio.ts'
import { planoValoresView } from './planoValores.ts'
import { postoAutorizadoView } from './postoAutorizado.ts'
import { servicoRegister, servicoView } from './servico.ts'
import { sintomaOsRegister, sintomaOsView } from './sintomaOs.ts'
import { tipoEquipamentoRegister, tipoEquipamentoView } from './tipoEquipamento.ts'

/**
 * The registers of the repair network that need nothing but their definition: a line here and one below give a new one
 * its calls, its screens and their addresses, its spreadsheet and its history.
 */
export const TABELAS: readonly Register[] = [
  grupoMarcaRegister,
  marcaRegister,
  tipoEquipamentoRegister,
  sintomaOsRegister,
  causaOsRegister,
  servicoRegister,
  categoriaAssistenciaRegister,
  pecaRegister,
]

/** Their screens, and those of the models, watches, customers, service points and plans, whose saves have rules of their own. */
export const TABELA_VIEWS: readonly RegisterView[] = [
  grupoMarcaView,
  marcaView,
  tipoEquipamentoView,
  modeloProdutoView,
  sintomaOsView,
  causaOsView,
  servicoView,
  categoriaAssistenciaView,
  pecaView,
  relogioView,
  consumidorView,
  postoAutorizadoView,
  planoValoresView,
]
