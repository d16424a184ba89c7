import { defineRegister } from '../../casca/register/index.ts'
import { nomeadoView } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

export const categoriaAssistenciaView = nomeadoView({
  name: 'categoriaAssistencia',
  modulo: 'assistencia',
  title: 'Categorias de assistência',
  subtitle: 'Como o fabricante classifica os postos da rede',
  noun: ['categoria de assistência', 'categorias de assistência'],
  newLabel: 'Nova Categoria',
  edit: 'POSTO_EDITAR',
  lookUp: 'OS_VER',
  exemplo: 'Ouro',
})

/** The manufacturer's categories of service points. */
export const CategoriaAssistencia = recordOf(categoriaAssistenciaView, {}).meta({
  id: 'CategoriaAssistencia',
})

export const CategoriaAssistenciaInput = inputOf(categoriaAssistenciaView).meta({
  id: 'CategoriaAssistenciaInput',
})

export const categoriaAssistenciaRegister = defineRegister({
  view: categoriaAssistenciaView,
  record: CategoriaAssistencia,
  input: CategoriaAssistenciaInput,
  table: 'categoria_assistencia',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: { posto_autorizado: 'postos autorizados' },
})
