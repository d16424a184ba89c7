import styles from './orcamento.module.css'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { FotosDoCliente } from './fotos-do-cliente.tsx'
import type { OrcamentoForm } from './orcamento-model.ts'

/** The words, days and photos of the budget that the consumer reads. */
export const ParaOCliente = ({ os, form }: { os: OrdemServico; form: SaveForm<OrcamentoForm> }) => (
  <section className="cartao" aria-labelledby="orc-cliente">
    <header>
      <h2 id="orc-cliente">Para o cliente</h2>
    </header>
    <div className="corpo pilha">
      <div className={styles.prazos}>
        <NumberField label="Prazo do conserto" unit="dias úteis" {...form.field('prazoDiasUteis')} />
        <DayField label="Válido até" help="Até 90 dias; em branco, 30 dias." {...form.field('validoAte')} />
      </div>
      <NumberField
        label="Sinal"
        unit="R$"
        help="Em branco, nenhum. As peças são pedidas depois que ele chegar."
        {...form.field('sinal')}
      />
      <TextAreaField
        label="O que vimos"
        help="Em palavras que o cliente entende."
        rows={3}
        maxLength={2000}
        {...form.field('oQueVimos')}
      />
      <FotosDoCliente os={os} {...form.field('fotosMostradas')} frases={form.field('fotosFrases')} />
      <TextAreaField label="Observações" rows={3} maxLength={2000} {...form.field('observacoes')} />
    </div>
  </section>
)
