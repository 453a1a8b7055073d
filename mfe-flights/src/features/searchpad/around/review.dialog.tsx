import { problemOf } from '@jetway/kit-api';
import { useInsertReviewMutation } from '@jetway/kit-api/utility';
import { isRefusedAt, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Dialog, RadioGroup, Stack, TextArea, toast } from '@jetway/kit-ui';
import { FormField, resolver, useForm, v } from '@jetway/kit-ui/forms';

const LONGEST = 500;
const STARS = ['5', '4', '3', '2', '1'];

interface ReviewForm {
  rating: string;
  text: string;
}

interface ReviewDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One to five stars and a text; an operator approves it before publication. */
export function ReviewDialog({ isOpen, onOpenChange }: ReviewDialogProps) {
  const t = useT('flights');
  const [insertReview, { isLoading, error }] = useInsertReviewMutation();
  const schema = v.object({
    rating: v.pipe(v.string(), v.nonEmpty(t('around.review.ratingMissing'))),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('around.review.textMissing')),
      v.maxLength(LONGEST, t('around.review.textLong')),
    ),
  });
  const { control, handleSubmit, setError } = useForm<ReviewForm>({
    resolver: resolver(schema),
    defaultValues: { rating: '', text: '' },
  });
  const submit = async ({ rating, text }: ReviewForm) => {
    const answer = await insertReview({ newReview: { rating: Number(rating), text } });
    if (isRefusedAt(answer.error, '/text')) return setError('text', { message: t('orders.textRefused') });
    if (answer.error && problemOf(answer.error)?.code !== 'review.given') return;
    onOpenChange(false);
    toast.success(t('around.review.thanks'));
  };
  return (
    <Dialog title={t('around.review.dialog')} isOpen={isOpen} onOpenChange={onOpenChange} size="sm">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={5}>
          {error && !isRefusedAt(error, '/text') && (
            <Callout tone="danger">{t(`orders.problems.${problemKey(error)}`)}</Callout>
          )}
          <FormField control={control} name="rating">
            {(field) => (
              <RadioGroup
                label={t('around.review.rating')}
                options={STARS.map((stars) => ({ value: stars, label: t('around.stars', { count: Number(stars) }) }))}
                value={field.value}
                onChange={field.onChange}
                errorMessage={field.errorMessage}
              />
            )}
          </FormField>
          <FormField control={control} name="text">
            {(field) => <TextArea label={t('around.review.text')} rows={4} maxLength={LONGEST} {...field} />}
          </FormField>
          <Button type="submit" variant="primary" isPending={isLoading}>
            {t('around.review.send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
