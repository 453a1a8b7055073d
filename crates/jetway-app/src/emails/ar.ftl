## الدخول

device-code =
    مرحباً { $name }،

    هناك من يسجّل الدخول إلى { $company } بكلمة مرورك من متصفح جديد.

    الرمز: { $code }

    { $minutes ->
        [one] يصلح الرمز دقيقة واحدة.
        [two] يصلح الرمز دقيقتين.
        [few] يصلح الرمز { $minutes } دقائق.
       *[other] يصلح الرمز { $minutes } دقيقة.
    } إن لم تكن أنت، فغيّر كلمة مرورك الآن.
    .subject = { $code } هو رمزك في { $company }

reset-code =
    مرحباً { $name }،

    هناك من يريد تعيين كلمة مرور جديدة لحسابك في { $company }.

    الرمز: { $code }

    { $minutes ->
        [one] يصلح الرمز دقيقة واحدة.
        [two] يصلح الرمز دقيقتين.
        [few] يصلح الرمز { $minutes } دقائق.
       *[other] يصلح الرمز { $minutes } دقيقة.
    } إن لم تكن أنت، فتجاهل هذه الرسالة: لا تتغير كلمة مرورك.
    .subject = { $code } هو رمزك في { $company }

password-changed =
    مرحباً { $name }،

    تغيّرت كلمة مرور حسابك في { $company } وسُجّل خروجك من كل مكان آخر. إن لم تكن أنت، فاطلب كلمة مرور جديدة فوراً وأخبرنا.
    .subject = تغيّرت كلمة مرورك في { $company }

wrong-codes =
    مرحباً { $name }،

    أدخل أحدهم رموزاً خاطئة عدة مرات لحسابك في { $company }. لا نقبل الآن رموزاً أخرى مدة { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }، ثم مدة أطول بعد كل رمز خاطئ آخر: في المتصفح الذي أُدخلت فيه، أو في كل المتصفحات الجديدة إن كان جديداً.

    إن كنت أنت فانتظر ثم اطلب رمزاً جديداً. وإلا فليس عليك فعل شيء: حسابك آمن، ويمكنك الدخول كالمعتاد من المتصفحات التي استخدمتها من قبل.
    .subject = رموز خاطئة لحسابك في { $company }

wrong-passwords =
    مرحباً { $name }،

    أدخل أحدهم كلمات مرور خاطئة عدة مرات لحسابك في { $company }. لا نقبل الآن تسجيل الدخول مدة { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }: في المتصفح الذي أُدخلت فيه، أو في كل المتصفحات الجديدة إن كان جديداً.

    إن كنت أنت فانتظر، أو اختر «نسيت كلمة المرور؟». وإلا فليس عليك فعل شيء: يمكنك الدخول كالمعتاد من المتصفحات التي استخدمتها من قبل. اختر كلمة مرور أخرى إن كنت تستخدم هذه في مكان آخر.
    .subject = كلمات مرور خاطئة لحسابك في { $company }

operator-wrong-passwords =
    مرحباً { $name }،

    أدخل أحدهم كلمات مرور أو رموزاً خاطئة عدة مرات لحسابك في لوحة المشغّلين. لا نقبل الآن تسجيل الدخول بعنوانك مدة { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }. تبقى الجلسات المفتوحة مفتوحة.

    إن كنت أنت فانتظر، وتأكد من صحة الساعة في الجهاز الذي عليه تطبيق المصادقة. وإلا فأخبر المسؤول عن حسابك، واطلب دعوة جديدة إن كنت تستخدم كلمة المرور هذه في مكان آخر.
    .subject = كلمات مرور أو رموز خاطئة لحسابك في لوحة المشغّلين

texted-code =
    { $code } هو رمزك في { $company }. { $minutes ->
        [one] يصلح دقيقة واحدة.
        [two] يصلح دقيقتين.
        [few] يصلح { $minutes } دقائق.
       *[other] يصلح { $minutes } دقيقة.
    } لا تعطه لأحد.

invitation =
    مرحباً { $name }،

    أضافتك { $agency } إلى { $company }. سجّل الدخول عبر { $place } باستخدام

    البريد الإلكتروني: { $email }
    كلمة المرور المؤقتة: { $password }

    تصلح أسبوعاً واحداً. عند تسجيل الدخول نرسل إليك رمزاً لمتصفحك بالبريد، ثم تختار كلمة مرور خاصة بك. إن لم تكن تنتظر هذه الرسالة فتجاهلها.
    .subject = أضافتك { $agency } إلى { $company }

## التسجيل

applicant-code =
    أهلاً بك،

    هناك من يريد تسجيل وكالة لدى { $company } بهذا العنوان.

    الرمز: { $code }

    { $minutes ->
        [one] يصلح الرمز دقيقة واحدة.
        [two] يصلح الرمز دقيقتين.
        [few] يصلح الرمز { $minutes } دقائق.
       *[other] يصلح الرمز { $minutes } دقيقة.
    } إن لم تكن أنت فتجاهل هذه الرسالة.
    .subject = { $code } هو رمزك في { $company }

applicant-known =
    مرحباً،

    هناك من يريد تسجيل وكالة لدى { $company } بهذا العنوان، وله حساب من قبل. سجّل الدخول عبر { $place } أو اختر هناك «نسيت كلمة المرور؟». إن لم تكن أنت، فتجاهل هذه الرسالة: لا يتغير حسابك.
    .subject = لديك حساب في { $company }

application-received =
    مرحباً { $name }،

    استلمنا طلبك لتسجيل { $agency } ونحن نراجعه. رقمه المرجعي { $reference }.

    نرسل قرارنا إلى هذا العنوان.
    .subject = طلبك لدى { $company } { $reference }

application-approved =
    مرحباً { $name }،

    يمكن لوكالة { $agency } أن تعمل مع { $company } الآن.

    سجّل الدخول عبر { $place }
    البريد الإلكتروني: { $email }
    كلمة المرور المؤقتة: { $password }

    تختار كلمة مرورك الخاصة عند تسجيل الدخول. تصلح المؤقتة 7 أيام؛ بعدها اختر «نسيت كلمة المرور؟».
    .subject = أهلاً بك في { $company }

application-rejected =
    مرحباً { $name }،

    لا يمكننا قبول { $agency } في الوقت الحالي.

    { $reason }

    الرقم المرجعي لطلبك { $reference }.
    .subject = طلبك لدى { $company } { $reference }

application-questioned =
    مرحباً { $name }،

    لنكمل طلبك لتسجيل { $agency } نحتاج منك ما يلي:

    { $reason }

    نموذجك كما أرسلته: { $place }
    .subject = سؤال عن طلبك لدى { $company }

## المستندات

kyc-remark =
    مرحباً { $name }،

    راجعنا مستندات { $agency } ولدينا ملاحظة:

    { $reason }

    سجّل الدخول عبر { $place } وأجب من إعدادات الشركة، ملاحظات التحقق.
    .subject = مستندات { $agency }

## الطلبات

order-limit-near =
    مرحباً { $name }،

    لم تُصدر بعد تذاكر الطلب { $reference } ({ $route }). يُلغى حجز مقاعده في { $until }.

    أصدر التذاكر أو اطلب مهلة أطول: { $place }
    .subject = { $reference }: بقيت ساعة

order-due-near =
    مرحباً { $name }،

    يحين موعد دفع المتبقي من الطلب { $reference } ({ $route }) في { $until }.

    ادفعه من محفظتك: { $place }
    .subject = { $reference }: اقترب موعد الدفع

order-due-overdue =
    مرحباً { $name }،

    لم يُدفع المتبقي من الطلب { $reference } ({ $route }) في موعده. سيُخصم من محفظتك بعد { $until }. إن لم يكفِ رصيدها عندئذٍ فلن تستطيع وكالتك إصدار التذاكر حتى يُدفع.

    ادفعه من محفظتك: { $place }
    .subject = تأخر دفع { $reference }

order-due-debited =
    مرحباً { $name }،

    خُصم المتبقي من الطلب { $reference } ({ $route }) من محفظتك تلقائياً. الطلب مدفوع بالكامل.

    { $place }
    .subject = { $reference } مدفوع بالكامل

order-due-enforced =
    مرحباً { $name }،

    لا يكفي رصيد محفظتك لدفع المتبقي من الطلب { $reference } ({ $route })، وقد حان موعده في { $until }. لن تستطيع وكالتك إصدار التذاكر حتى يُدفع.

    أضف رصيداً ثم ادفعه: { $place }
    .subject = { $reference }: لا تصدر التذاكر حتى يُدفع

order-expired =
    مرحباً { $name }،

    انتهت مهلة الطلب { $reference } ({ $route }) وأُلغي حجز مقاعده. لم يُخصم شيء.

    اطّلع عليه أو ابحث عن الرحلات من جديد: { $place }
    .subject = انتهت مهلة { $reference }

order-seats-lost =
    مرحباً { $name }،

    ألغت شركة الطيران حجز مقاعد الطلب { $reference } ({ $route }) قبل انتهاء مهلته. لم يُخصم شيء.

    اطّلع عليه أو ابحث عن الرحلات من جديد: { $place }
    .subject = { $reference }: لم تعد المقاعد محجوزة

order-handed-over =
    مرحباً { $name }،

    لم تؤكد شركة الطيران الطلب { $reference } ({ $route }). يتواصل فريقنا معها الآن. لا تحجز الرحلات نفسها مرة أخرى: نرسل إليك النتيجة بالبريد.

    { $place }
    .subject = لم يُؤكد { $reference } بعد

order-ticketed =
    مرحباً { $name }،

    صدرت تذاكر الطلب { $reference } ({ $route }).

    اطبعها: { $place }
    .subject = صدرت تذاكر { $reference }

order-unticketed =
    مرحباً { $name }،

    لم تصدر تذاكر للطلب { $reference } ({ $route })، وأُعيد المبلغ الذي كان محجوزاً لها.

    اطّلع على السبب وحاول مرة أخرى ما دامت المقاعد محجوزة: { $place }
    .subject = { $reference }: لم تصدر تذاكر

order-cancelled =
    مرحباً { $name }،

    تبيّن لفريقنا أنه لا حجز لدى شركة الطيران للطلب { $reference } ({ $route }). أُلغي الطلب ولا يُخصم عنه شيء.

    { $place }
    .subject = أُلغي { $reference }

order-moved =
    مرحباً { $name }،

    غيّرت شركة الطيران مواعيد رحلات في الطلب { $reference } ({ $route }).

    تحقق من المواعيد الجديدة وأخبر المسافرين: { $place }
    .subject = { $reference }: تغيّرت مواعيد رحلات

order-part-answered =
    مرحباً { $name }،

    أجاب فريقنا عن طلبك الدفع الجزئي للطلب { $reference } ({ $route }).

    اقرأ الجواب: { $place }
    .subject = { $reference }: الدفع الجزئي

order-children-answered =
    مرحباً { $name }،

    أجاب فريقنا عن طلبك إصدار الطلب { $reference } ({ $route }) لأطفال دون بالغ.

    اقرأ الجواب: { $place }
    .subject = { $reference }: أطفال دون بالغ

order-requests-refused =
    مرحباً { $name }،

    رفضت شركة الطيران طلباً خاصاً في الطلب { $reference } ({ $route }).

    اطّلع على ما رُفض: { $place }
    .subject = { $reference }: رُفض طلب خاص

## Deposits

deposit-credited =
    مرحباً { $name }،

    قُبل الإيداع { $reference } وأُضيف { $amount } إلى محفظتك.

    { $place }
    .subject = أُضيف الإيداع { $reference }

deposit-rejected =
    مرحباً { $name }،

    لم يُقبل الإيداع { $reference } بمبلغ { $amount }:

    { $reason }

    { $place }
    .subject = لم يُقبل الإيداع { $reference }

deposit-question =
    مرحباً { $name }،

    لا يمكننا إضافة الإيداع { $reference } بمبلغ { $amount } بعد، ونحتاج منك إلى ما يلي:

    { $reason }

    أجب هنا: { $place }
    .subject = سؤال عن الإيداع { $reference }

deposit-bounced =
    مرحباً { $name }،

    لم يصرف البنك شيك الإيداع { $reference } بمبلغ { $amount }:

    { $reason }

    { $place }
    .subject = { $reference }: ارتجع الشيك

## Travellers

itinerary =
    مرحباً،

    أرسلت إليك { $company } برنامج رحلتك { $route }: الرحلات بأوقاتها الحالية وأرقام التذاكر وملف للتقويم.

    { $place }

    هل لديك أسئلة؟ { $contacts }
    .subject = برنامج رحلتك { $route }

hotel-itinerary =
    مرحباً،

    أرسلت إليك { $company } قسيمة إقامتك { $route } مع ملف PDF وملف للتقويم.

    { $place }

    هل لديك أسئلة؟ { $contacts }
    .subject = قسيمة الفندق: { $route }

holiday-itinerary =
    مرحباً،

    أرسلت إليك { $company } برنامج عطلتك { $route }: كل يوم والفنادق وأرقام الحجز وملف للتقويم.

    { $place }

    هل لديك أسئلة؟ { $contacts }
    .subject = عطلتك: { $route }

## Hotel orders

hotel-order-limit-near =
    مرحباً { $name }،

    الطلب { $reference } ({ $route }) مؤكد ولم يُدفع بعد. تُحرَّر غرفه في { $until }.

    ادفع ثمنه: { $place }
    .subject = { $reference }: بقيت ساعة واحدة

hotel-order-expired =
    مرحباً { $name }،

    لم يُدفع ثمن الطلب { $reference } ({ $route }) في الوقت المحدد. أُلغي الحجز ولم يُخصم أي مبلغ.

    { $place }
    .subject = انتهت مهلة { $reference }

hotel-order-handed-over =
    مرحباً { $name }،

    لم يعطنا الفندق جواباً واضحاً بشأن الطلب { $reference } ({ $route }). يتواصل فريقنا معه وسنرسل إليك النتيجة بالبريد الإلكتروني. نرجو ألا تغيّر شيئاً في هذه الغرف حتى ذلك الحين.

    { $place }
    .subject = الطلب { $reference } قيد المراجعة

hotel-order-unticketed =
    مرحباً { $name }،

    لم يُدفع ثمن الطلب { $reference } ({ $route }): حُرِّر أي مبلغ كان محجوزاً له.

    اطلع على ما يمكنك فعله: { $place }
    .subject = لم يُدفع { $reference }

hotel-order-ticketed =
    مرحباً { $name }،

    أكد الفندق الطلب { $reference } ({ $route }) وتم دفع ثمنه.

    اطبع القسيمة: { $place }
    .subject = تأكد { $reference }

hotel-order-cancelled =
    مرحباً { $name }،

    لم يقبل الفندق الطلب { $reference } ({ $route }). أُلغي الطلب ولم يُخصم أي مبلغ.

    { $place }
    .subject = أُلغي { $reference }

group-request-quoted =
    مرحباً { $name }،

    لدينا عرض سعر لطلبك { $reference } ({ $route }، { $group }). وهو صالح حتى { $until }.

    اطّلع على العرض: { $place }
    .subject = { $reference }: عرض سعر مجموعتك

group-request-ends =
    مرحباً { $name }،

    ينتهي عرض السعر لطلبك { $reference } ({ $route }، { $group }) في { $until }. اقبله قبل ذلك، أو اطلب عرضاً جديداً.

    اطّلع على العرض: { $place }
    .subject = { $reference }: عرض سعر مجموعتك ينتهي قريباً

group-request-refused =
    مرحباً { $name }،

    لا يمكننا توفير ما طلبته في { $reference } ({ $route }، { $group }): { $reason }

    { $place }
    .subject = { $reference }: لا عرض لمجموعتك

group-request-expired =
    مرحباً { $name }،

    انتهت صلاحية طلبك { $reference } ({ $route }، { $group }). لا مقاعد محجوزة ولم يُخصم أي مبلغ. يمكنك الطلب من جديد في أي وقت.

    { $place }
    .subject = انتهت صلاحية { $reference }

group-order-limit-near =
    مرحباً { $name }،

    على الطلب { $reference } ({ $route }) دفعة تُستحق في { $until }. تُعاد مقاعده إذا لم تُدفع حتى ذلك الحين.

    ادفع ثمنه: { $place }
    .subject = { $reference }: بقيت ساعة واحدة

group-order-names-near =
    مرحباً { $name }،

    أسماء الطلب { $reference } ({ $route }) ناقصة. موعدها { $until }؛ وبدونها تُعاد المقاعد وقد يُحتفظ بجزء من العربون.

    أدخل الأسماء: { $place }
    .subject = { $reference }: حان موعد الأسماء

group-order-balance-near =
    مرحباً { $name }،

    يُستحق رصيد الطلب { $reference } ({ $route }) في { $until }. وبدونه تُعاد المقاعد وقد يُحتفظ بجزء من العربون.

    ادفع الرصيد: { $place }
    .subject = { $reference }: حان موعد الرصيد

group-order-expired =
    مرحباً { $name }،

    فات أحد مواعيد الطلب { $reference } ({ $route }). أُعيدت مقاعده، وما تعيده شروطه موجود في محفظتك.

    { $place }
    .subject = انتهى { $reference }

group-order-handed-over =
    مرحباً { $name }،

    لم تعطنا شركة الطيران جواباً واضحاً بشأن تذاكر الطلب { $reference } ({ $route }). يتواصل فريقنا معها وسنرسل إليك النتيجة بالبريد الإلكتروني.

    { $place }
    .subject = الطلب { $reference } قيد المراجعة

group-order-unticketed =
    مرحباً { $name }،

    لم تصدر شركة الطيران تذاكر الطلب { $reference } ({ $route }) بعد. ما زالت المقاعد محجوزة ومدفوعة؛ ونطلبها منها ثانيةً قريباً، أو فور تغيير أحد الأسماء.

    اطلع على الطلب: { $place }
    .subject = { $reference } بلا تذاكر بعد

group-order-ticketed =
    مرحباً { $name }،

    لكل مسافر في الطلب { $reference } ({ $route }) تذكرة.

    اطبع التذاكر: { $place }
    .subject = صدرت تذاكر { $reference }

group-order-cancelled =
    مرحباً { $name }،

    لا تصدر شركة الطيران تذاكر الطلب { $reference } ({ $route }). أُلغي الطلب، وعاد كل ما دُفع إلى محفظتك.

    { $place }
    .subject = أُلغي { $reference }

holiday-request-quoted =
    مرحباً { $name }،

    لدينا عرض سعر لطلب عطلتك { $reference } ({ $package }، ابتداءً من { $start }). وهو صالح حتى { $until }.

    اطّلع على العرض: { $place }
    .subject = { $reference }: عرض سعر عطلتك

holiday-request-ends =
    مرحباً { $name }،

    ينتهي عرض السعر لطلب عطلتك { $reference } ({ $package }، ابتداءً من { $start }) في { $until }. اقبله قبل ذلك، أو اطلب عرضاً جديداً.

    اطّلع على العرض: { $place }
    .subject = { $reference }: عرض سعر عطلتك ينتهي قريباً

holiday-request-refused =
    مرحباً { $name }،

    لا يمكننا توفير ما طلبته في { $reference } ({ $package }، ابتداءً من { $start }): { $reason }

    { $place }
    .subject = { $reference }: لا عرض لعطلتك

holiday-request-expired =
    مرحباً { $name }،

    انتهت صلاحية طلب عطلتك { $reference } ({ $package }، ابتداءً من { $start }). لم يُحجز شيء ولم يُخصم أي مبلغ. يمكنك الطلب من جديد في أي وقت.

    { $place }
    .subject = انتهت صلاحية { $reference }

holiday-request-message =
    مرحباً { $name }،

    كتب إليك فريقنا بشأن طلب عطلتك { $reference } ({ $package }، ابتداءً من { $start }).

    اقرأ الرسالة: { $place }
    .subject = { $reference }: رسالة لك

holiday-order-limit-near =
    مرحباً { $name }،

    على العطلة { $reference } ({ $route }) دفعة تُستحق في { $until }. تُلغى العطلة إذا لم تُدفع حتى ذلك الحين.

    ادفع ثمنها: { $place }
    .subject = { $reference }: بقيت ساعة واحدة

holiday-order-balance-near =
    مرحباً { $name }،

    يُستحق رصيد العطلة { $reference } ({ $route }) في { $until }. وبدونه تُلغى العطلة، وتحدد شروط إلغائها ما يعود إليك.

    ادفع الرصيد: { $place }
    .subject = { $reference }: حان موعد الرصيد

holiday-order-expired =
    مرحباً { $name }،

    لم تُدفع العطلة { $reference } ({ $route }) في موعدها فأُلغيت. ما تعيده شروط إلغائها موجود في محفظتك.

    { $place }
    .subject = انتهت { $reference }

holiday-order-cancelled =
    مرحباً { $name }،

    لا يمكننا تنفيذ العطلة { $reference } ({ $route }). أُلغي الطلب وأُعيد كل ما دُفع إلى محفظتك.

    { $place }
    .subject = أُلغيت { $reference }

holiday-confirmed =
    مرحباً { $name }،

    أكّد الموردون العطلة { $reference } ({ $route }). إذا كان عليها رصيد فادفعه قبل موعده.

    اطّلع على الطلب: { $place }
    .subject = تأكدت { $reference }

hotel-voucher =
    مرحباً،

    أرسلت إليك { $company } قسيمة إقامتك:

    { $voucher }

    أظهرها مع جواز السفر أو بطاقة الهوية عند الاستقبال.

    هل لديك أسئلة؟ { $contacts }
    .subject = قسيمة الفندق { $reference }: { $route }

## Visa applications

visa-order-expired =
    مرحباً { $name }،

    لم تُرسل مسودة طلب التأشيرة { $reference } ({ $route }) خلال 30 يوماً. أُغلقت ولم يُخصم أي مبلغ.

    { $place }
    .subject = انتهت مهلة { $reference }

visa-correction =
    مرحباً { $name }،

    لا يستطيع فريقنا تقديم طلب التأشيرة { $reference } ({ $route }) بعد: يجب تصحيح شيء فيه.

    اطلع على المطلوب وموعده: { $place }
    .subject = { $reference }: مطلوب تصحيح

visa-lodged =
    مرحباً { $name }،

    قُدِّمت طلبات من { $reference } ({ $route }) إلى السفارة.

    { $place }
    .subject = قُدِّم { $reference }

visa-biometrics =
    مرحباً { $name }،

    تنتظر السفارة حضور أحد المتقدمين في { $reference } ({ $route }) لأخذ البصمات وصورة.

    اطلع على الموعد وأخبر المتقدم: { $place }
    .subject = { $reference }: موعد في السفارة

visa-decided =
    مرحباً { $name }،

    قررت السفارة بشأن أحد المتقدمين في { $reference } ({ $route }).

    اقرأ القرار: { $place }
    .subject = { $reference }: قررت السفارة

visa-delivered =
    مرحباً { $name }،

    تأشيرات { $reference } ({ $route }) جاهزة.

    نزّلها: { $place }
    .subject = { $reference }: التأشيرات جاهزة

visa-reminder =
    مرحباً { $name }،

    في طلب التأشيرة { $reference } ({ $route }) أمر لا يحتمل الانتظار طويلاً.

    اطلع عليه: { $place }
    .subject = { $reference }: تذكير
