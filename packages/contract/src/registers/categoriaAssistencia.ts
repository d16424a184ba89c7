import { CategoriaAssistencia, CategoriaAssistenciaInput } from '../assistencia/categoriaAssistencia/index.ts'
import { defineRegister } from '../casca/register/index.ts'
import { nomeadoView } from '../casca/register/nomeado.ts'

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
