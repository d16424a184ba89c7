import { HORARIO_LABELS, type Horario } from '@app/contract/registers/postoAutorizadoForm'

/** '09:00' as '9h', '13:30' as '13h30'. */
const horaDe = (hora: string): string => {
  const [horas = '', minutos = '00'] = hora.split(':')
  return `${Number(horas)}h${minutos === '00' ? '' : minutos}`
}

/** Opening hours in words: 'Segunda a sexta, 9h às 18h'. */
export const horarioEmPalavras = ({
  dias,
  abre,
  fecha,
}: {
  dias: Horario
  abre: string
  fecha: string
}): string => `${HORARIO_LABELS[dias]}, ${horaDe(abre)} às ${horaDe(fecha)}`
