import styles from '../parts/cadastro.module.css'
import { IconPlus, IconX } from '@tabler/icons-react'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import type { EmpresaDigitada, HorarioDigitado } from '../parts/draft.ts'
import { DIAS } from '../parts/opcoes.ts'

/** Opening hours, a line for each kind of day. */
export function Horarios({ form }: { form: SaveForm<EmpresaDigitada> }) {
  const { value, onChange, error } = form.field('horarios')
  const change = (index: number, changes: Partial<HorarioDigitado>) =>
    form.setValues({ horarios: value.map((line, at) => (at === index ? { ...line, ...changes } : line)) })
  const add = () =>
    onChange([...value, { key: crypto.randomUUID(), dias: '', abre: '09:00', fecha: '13:00' }])
  return (
    <section className="cartao">
      <header>
        <h2>Horário de funcionamento</h2>
      </header>
      <div className="corpo pilha">
        {value.map(({ key, dias, abre, fecha }, index) => (
          <div key={key} className={styles.horario}>
            <SelectField
              name={`horarios.${index}.dias`}
              label="Dias"
              empty="Escolha"
              options={DIAS}
              value={dias}
              error={form.errorAt(`horarios.${index}.dias`)}
              onChange={(chosen) => change(index, { dias: chosen })}
            />
            <TextField
              name={`horarios.${index}.abre`}
              label="Abre às"
              numeric
              maxLength={5}
              value={abre}
              error={form.errorAt(`horarios.${index}.abre`)}
              onChange={(typed) => change(index, { abre: typed })}
            />
            <TextField
              name={`horarios.${index}.fecha`}
              label="Fecha às"
              numeric
              maxLength={5}
              value={fecha}
              error={form.errorAt(`horarios.${index}.fecha`)}
              onChange={(typed) => change(index, { fecha: typed })}
            />
            <Button
              icon={IconX}
              iconOnly
              look="quiet"
              disabled={value.length === 1}
              onClick={() => onChange(value.filter((_line, at) => at !== index))}
            >
              {`Tirar a linha ${index + 1}`}
            </Button>
          </div>
        ))}
        {error && <p className="msg-erro">{error}</p>}
        <div>
          <Button small icon={IconPlus} disabled={value.length >= 7} onClick={add}>
            Outro horário
          </Button>
        </div>
      </div>
    </section>
  )
}
