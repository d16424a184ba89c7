import type { Register, RegisterView } from '../casca/register/index.ts'
import { categoriaAssistenciaRegister, categoriaAssistenciaView } from './tabelas/categoriaAssistencia.ts'
import { causaOsRegister, causaOsView } from './tabelas/causaOs.ts'
import { checklistRegister, checklistView } from './tabelas/checklist.ts'
import { consumidorView } from './consumidor.ts'
import { grupoMarcaRegister, grupoMarcaView } from './tabelas/grupoMarca.ts'
import { marcaRegister, marcaView } from './tabelas/marca.ts'
import { modeloOrcamentoRegister, modeloOrcamentoView } from './tabelas/modeloOrcamento.ts'
import { modeloProdutoView } from './modeloProduto.ts'
import { pecaRegister, pecaView } from './tabelas/peca.ts'
import { relogioView } from './relogio.ts'
import { relogioVendidoView } from './relogioVendido.ts'
import { planoValoresView } from './planoValores.ts'
import { postoAutorizadoView } from './postoAutorizado.ts'
import { servicoRegister, servicoView } from './tabelas/servico.ts'
import { sintomaOsRegister, sintomaOsView } from './tabelas/sintomaOs.ts'
import { tipoEquipamentoRegister, tipoEquipamentoView } from './tabelas/tipoEquipamento.ts'

/**
 * The registers of the repair network that need only their definition: one line here and one below give a new register
 * its calls, its screens and their addresses, its spreadsheet and its history.
 */
export const TABELAS: readonly Register[] = [
  grupoMarcaRegister,
  marcaRegister,
  tipoEquipamentoRegister,
  sintomaOsRegister,
  causaOsRegister,
  servicoRegister,
  checklistRegister,
  modeloOrcamentoRegister,
  categoriaAssistenciaRegister,
  pecaRegister,
]

/**
 * Their screens, and those of the models, watches, customers, service points and plans, whose saves have rules of their
 * own.
 */
export const TABELA_VIEWS: readonly RegisterView[] = [
  grupoMarcaView,
  marcaView,
  tipoEquipamentoView,
  modeloProdutoView,
  sintomaOsView,
  causaOsView,
  servicoView,
  checklistView,
  modeloOrcamentoView,
  categoriaAssistenciaView,
  pecaView,
  relogioView,
  relogioVendidoView,
  consumidorView,
  postoAutorizadoView,
  planoValoresView,
]
